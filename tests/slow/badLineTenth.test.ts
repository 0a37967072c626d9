import { journeysWithDrops } from '../support/droppingLine.ts'

journeysWithDrops(10, 'tenth')
