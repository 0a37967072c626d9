import type { ReactNode } from 'react'
import type { ToolName } from '#content/texts/toolTitles.ts'
import { type ToolPage, toolPages } from '#content/tools.ts'

type Tool = (props: { title: string }) => ReactNode

/** The contents of a tool's page. */
export interface LoadedTool {
  page: ToolPage
  Tool: Tool
}

/** Each tool is a dynamic import, and so a chunk of its own: a page loads the script of its tool only. */
const tools: Record<ToolName, () => Promise<Tool>> = {
  residence: async () => (await import('./residence/ResidenceTool.tsx')).ResidenceTool,
  selling: async () => (await import('./selling/SaleTool.tsx')).SaleTool,
  rent: async () => (await import('./rent/RentTool.tsx')).RentTool,
  refund: async () => (await import('./refund/RefundTool.tsx')).RefundTool,
  'power-of-attorney': async () => (await import('./power/PowerTool.tsx')).PowerTool,
  sending: async () => (await import('./sending/SendingTool.tsx')).SendingTool,
  estate: async () => (await import('./estate/EstateTool.tsx')).EstateTool,
}

/** Loads the tool of this name; `undefined` if there is none. */
export async function loadTool(name: string): Promise<LoadedTool | undefined> {
  const page = toolPages.find((one) => one.name === name)
  return page && { page, Tool: await tools[page.name]() }
}
