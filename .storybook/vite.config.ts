import { defineConfig } from 'vite';
import { shown } from '../tools/build/shown';

export default defineConfig(shown());
