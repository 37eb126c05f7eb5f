import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { parseAddress } from './address.ts';
import { fetchView } from './boards.ts';
import { preferences } from './preferences.svelte.ts';

const target = document.getElementById('app') as HTMLElement;
try {
  await Promise.all([preferences.speak(preferences.language), fetchView(parseAddress(location.hash).view.puzzle.id)]);
  mount(App, { target });
} catch {
  // no texts may be there: both languages
  target.textContent =
    'Deepen could not be loaded in full: load the page again. · Deepen 没有完整加载，请重新加载页面。';
}
