import { journeysWithDrops } from '../support/droppingLine.ts'

journeysWithDrops(3, 'third')
