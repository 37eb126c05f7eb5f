import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferences } from './page/preferences.svelte.ts';
import { fetchView } from './puzzles/boards.ts';
import { parseAddress } from './workbench/address.ts';

const target = document.getElementById('app') as HTMLElement;
try {
  await Promise.all([preferences.speak(preferences.language), fetchView(parseAddress(location.hash).view.puzzle.id)]);
  mount(App, { target });
} catch {
  // no texts may be there: both languages
  target.textContent =
    'Deepen could not be loaded in full: load the page again. · Deepen 没有完整加载，请重新加载页面。';
}
