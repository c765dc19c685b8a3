import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { settings } from './app/settings.svelte';
import { keepOffline } from './app/offline.svelte';
import { keepSending } from './app/sending.svelte';
import { speak } from './words/language.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no element "app"');
// Browsers look for these again whenever the address changes, and a page on a host of plain files names them by where it lies.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]'))
  link.href = new URL(link.href).href;
await speak(settings.language);
mount(App, { target });

keepOffline();
keepSending();
