import type { LoadedTool } from './loadTool.ts'
import { ToolHeader } from './ToolHeader.tsx'

/** The page of one tool. */
export function ToolScreen({ loaded: { page, Tool } }: { loaded: LoadedTool }) {
  return (
    <>
      <ToolHeader title={page.title} lede={page.lede} />
      <Tool key={page.name} title={page.title} />
    </>
  )
}
