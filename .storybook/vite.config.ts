import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconsInUse } from './icons-in-use.ts';

/** The workbench's own build: components as they are, without the shop's server build and without shortened words. */
export default defineConfig({ plugins: [react(), tailwindcss(), iconsInUse()] });
