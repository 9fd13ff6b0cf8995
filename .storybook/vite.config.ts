import { defineConfig } from 'vite';
import { sharedConfig } from '../tools/build/sharedConfig';

export default defineConfig(sharedConfig());
