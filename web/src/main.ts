import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { settings } from './lib/settings.svelte';
import { speak } from './words/language.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no element "app"');
await speak(settings.language);
mount(App, { target });
