import { render } from 'preact';
import './design/tokens.css';
import './design/base.css';
import { App } from './app.tsx';
import { applySettings } from './settings.ts';

applySettings();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
