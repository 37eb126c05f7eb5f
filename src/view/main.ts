import './app.css';
import { mount } from 'svelte';
import { parseAddress } from '../address/address.ts';
import { languages } from '../messages/languages.ts';
import App from './App.svelte';
import { preferences } from './page/preferences.svelte.ts';
import { fetchView } from './puzzles/views.ts';

const target = document.getElementById('app') as HTMLElement;
try {
  await Promise.all([preferences.fetch('workbench'), fetchView(parseAddress(location.hash).view.puzzle.id)]);
  target.textContent = '';
  mount(App, { target });
} catch {
  // no texts may be there: all languages
  target.textContent = Object.values(languages)
    .map(({ unloaded }) => unloaded)
    .join(' · ');
}
