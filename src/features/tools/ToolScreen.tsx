import type { ReactNode } from 'react'
import type { ToolName } from '#content/texts/toolTitles.ts'
import type { ToolPage } from '#content/tools.ts'
import { PowerTool } from './power/PowerTool.tsx'
import { ResidenceTool } from './residence/ResidenceTool.tsx'
import { SaleTool } from './selling/SaleTool.tsx'
import { SendingTool } from './sending/SendingTool.tsx'
import { ToolHeader } from './ToolHeader.tsx'

const tools: Record<ToolName, (props: { title: string }) => ReactNode> = {
  residence: ResidenceTool,
  selling: SaleTool,
  'power-of-attorney': PowerTool,
  sending: SendingTool,
}

/** The page of one tool. */
export function ToolScreen({ page }: { page: ToolPage }) {
  const Tool = tools[page.name]
  return (
    <>
      <ToolHeader title={page.title} lede={page.lede} />
      <Tool key={page.name} title={page.title} />
    </>
  )
}
