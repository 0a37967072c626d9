import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { pageScripts } from './pageScripts.ts'

const tool = 'src/site/features/tools/residence/ResidenceTool.tsx'
const made = {
  'index.html': 'entry.js',
  '_react.js': 'react.js',
  '_frame.js': 'frame.js',
  'src/site/routes/tools/$tool.tsx?tsr-split=component': 'toolRoute.js',
  'src/site/routes/services/$serviceName.tsx?tsr-split=component': 'serviceRoute.js',
  'src/site/routes/-guide.tsx': 'guide.js',
  'src/site/features/tools/loadTool.ts': 'loadTool.js',
  [tool]: 'ResidenceTool.js',
  'src/content/services/Documents.md': 'Documents.js',
}

/** The scripts of a page in a build that made these files of these modules. */
function scriptsOf(url: string, kind: string, files: Record<string, string>): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'pravasi-desk-scripts-'))
  onTestFinished(() => rmSync(siteDir, { recursive: true }))
  mkdirSync(join(siteDir, '.vite'))
  const chunks: Manifest = Object.fromEntries(Object.entries(files).map(([key, file]) => [key, { file }]))
  const manifest: Manifest = {
    ...chunks,
    'index.html': { file: 'entry.js', isEntry: true, dynamicImports: ['_frame.js'] },
    // As the build names it: the chunk that took in main.tsx has no module's name.
    '_frame.js': { file: 'frame.js', imports: ['_react.js'] },
  }
  writeFileSync(join(siteDir, '.vite/manifest.json'), JSON.stringify(manifest))
  return pageScripts(siteDir)(url, kind)
}

test('a page marks the chunks that start it, dependencies first, so that each is evaluated in its own task', () => {
  const html = scriptsOf('/tools/residence', '/tools/$tool', made)
  const steps = [...html.matchAll(/href="\/([\w.]+)" data-step>/g)].map(([, file]) => file)
  expect(steps).toEqual(['react.js', 'frame.js'])
})

test('the page of a tool asks for its route, what loads tools, and the tool', () => {
  const html = scriptsOf('/tools/residence', '/tools/$tool', made)
  for (const file of ['toolRoute.js', 'loadTool.js', 'ResidenceTool.js']) expect(html).toContain(`href="/${file}"`)
})

test('the page of a service asks for its text, and a build without it stops', () => {
  const scripts = (files: Record<string, string>) => scriptsOf('/services/Documents', '/services/$serviceName', files)
  expect(scripts(made)).toContain('href="/Documents.js"')
  const { 'src/content/services/Documents.md': _, ...others } = made
  expect(() => scripts(others)).toThrow('/services/Documents loads src/content/services/Documents.md')
})

test('a guide asks for the file that all guides share, and a page whose route has no file stops the build', () => {
  expect(scriptsOf('/deadlines', '/deadlines', made)).toContain('href="/guide.js"')
  expect(() => scriptsOf('/about', '/about', made)).toThrow(
    '/about loads src/site/routes/about.tsx?tsr-split=component',
  )
})

test('a build without the file of a tool, as after a new name, stops and names the file', () => {
  const { [tool]: _, ...others } = made
  expect(() => scriptsOf('/tools/residence', '/tools/$tool', others)).toThrow(
    `/tools/residence loads ${tool}, which the build did not make`,
  )
})
