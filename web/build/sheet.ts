import { mount } from 'svelte';
import '../src/app.css';
import { speak } from '../src/words/language.svelte';
import Sheet from './Sheet.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no element "app"');
await speak('en');
mount(Sheet, { target, props: { part: location.hash === '#ground' ? 'ground' : 'sheet' } });
