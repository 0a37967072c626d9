// `npm run dev`: Vite with hot reload; the backend restarts on change, behind a proxy.
import { spawn } from 'node:child_process'
import { build, createServer } from 'vite'

const port = Number(process.env.PORT ?? 8080)
const backendPort = port + 1
process.env.VITE_BUILD_YEAR = String(new Date().getFullYear())

/** @type {import('node:child_process').ChildProcess | undefined} */
let backend
const watcher = await build({
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: 'dist/dev-server',
    watch: {},
    copyPublicDir: false,
    rolldownOptions: { input: { main: 'src/server/main.ts' } },
  },
})
if ('on' in watcher) {
  watcher.on('event', (event) => {
    if (event.code !== 'END') return
    backend?.kill()
    backend = spawn(process.execPath, ['dist/dev-server/main.js'], {
      stdio: 'inherit',
      env: { ...process.env, PORT: String(backendPort), SITE_DIR: 'none' },
    })
  })
}
const desk = await createServer({
  configFile: 'src/build/prerender/deskBuild.ts',
  server: { port: port + 2, strictPort: true },
})
await desk.listen()
const server = await createServer({
  server: {
    port,
    strictPort: true,
    proxy: {
      '/api': `http://localhost:${backendPort}`,
      '/desk': { target: `http://localhost:${port + 2}`, ws: true },
    },
  },
})
await server.listen()
server.printUrls()
process.on('SIGINT', () => {
  backend?.kill()
  process.exit(0)
})
