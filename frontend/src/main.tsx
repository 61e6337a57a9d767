/** Chooses the language, then starts the client: its parts take their texts when they are loaded. */
import './styles/tokens.css';
import './styles/base.css';
import { speak } from './texts';
import { readersLanguage } from './texts/language';

await speak(readersLanguage());
const { start } = await import('./app/start');
start();
