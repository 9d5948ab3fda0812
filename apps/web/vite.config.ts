import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './tools/compress-plugin.ts'
import { keepReleased } from './tools/keep-released-plugin.ts'
import { shipLicences } from './tools/licences-plugin.ts'
import { offline } from './tools/offline-plugin.ts'
import { withoutViews } from './tools/without-views-plugin.ts'

export default defineConfig({
  root: 'src',
  // Relative, so that the built app works under any address, and from any folder of a server.
  base: './',
  plugins: [react(), keepReleased(), shipLicences(), offline(), compress()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    // A data address in a style sheet would need a wider content security policy for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // The kernel only declares: a page that needs one list of it does not carry its parsers along.
        moduleSideEffects: (id) => !/[\\/]packages[\\/](kernel|text)[\\/]|[\\/]zod[\\/]/.test(id),
      },
    },
  },
  worker: { format: 'es', plugins: () => [withoutViews(), keepReleased()] },
  preview: { host: '127.0.0.1', strictPort: true },
})
