import { showNotices } from './notices.ts'
import { serveShell } from './shell.ts'

// The workplace's own worker, with the scope /desk/. It shares nothing with the worker of the public site.
serveShell()
showNotices()
