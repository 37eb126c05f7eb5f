import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { parseAddress } from './address.ts';
import { fetchView } from './boards.ts';
import { preferences } from './preferences.svelte.ts';

await Promise.all([preferences.speak(preferences.language), fetchView(parseAddress(location.hash).view.puzzle.id)]);
mount(App, { target: document.getElementById('app') as HTMLElement });
