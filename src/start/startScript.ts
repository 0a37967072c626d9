// At the start of the body of every prerendered page, inline and allowed by its hash: as a file it would cost a slow line
// another round trip.
import { startApp } from './startApp.ts'

startApp()
