import '@testing-library/jest-dom';
import { failOnConsole } from './failOnConsole';

failOnConsole();
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList;
