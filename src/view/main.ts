import './app.css';
import './forced-colours.css';
import './print.css';
import { mount } from 'svelte';
import { openAddress } from '../address/address.ts';
import { languages } from '../messages/languages.ts';
import App from './App.svelte';
import { comeBack } from './address-bar.ts';
import { preferences } from './page/preferences.svelte.ts';
import { fetchView } from './puzzles/views.ts';

comeBack();
const target = document.getElementById('app') as HTMLElement;
try {
  const opened = await openAddress(location.hash);
  await Promise.all([preferences.fetch('workbench'), fetchView(opened.view.puzzle.id)]);
  target.textContent = '';
  mount(App, { target, props: { opened } });
} catch {
  // no texts may be there: all languages
  target.textContent = Object.values(languages)
    .map(({ unloaded }) => unloaded)
    .join(' · ');
}
