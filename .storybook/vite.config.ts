import { defineConfig } from 'vite';
import { shown } from '../tools/build/sharedConfig';

export default defineConfig(shown());
