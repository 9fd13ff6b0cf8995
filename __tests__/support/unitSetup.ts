import '@testing-library/jest-dom';
import { failOnConsole } from './failOnConsole';

failOnConsole();
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
