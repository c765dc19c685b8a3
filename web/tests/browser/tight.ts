import { mount } from 'svelte';
import '../../src/app.css';
import { settings } from '../../src/app/settings.svelte';
import { speak } from '../../src/words/language.svelte';
import Tight from './Tight.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no element "app"');
await speak(settings.language);
mount(Tight, { target });
