import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { settings } from './app/settings.svelte';
import { speak } from './words/language.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no element "app"');
await speak(settings.language);
mount(App, { target });

// Only pages from safe addresses have service workers; in a local network the client works without one.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn('No service worker:', error));
}
