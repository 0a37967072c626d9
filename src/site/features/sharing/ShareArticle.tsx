import { useRef } from 'react'
import { sharingTexts as texts } from '#content/texts/sharing.ts'
import { PanelButton } from '#ui/controls/PanelButton.tsx'

interface ShareArticleProps {
  title: string
  /** Canonical path of the article. */
  path: string
}

const loadPanel = () => import('./SharePanel.tsx')

/** Opens the ways to share an article, or what is selected in it. Their script is loaded on the first press. */
export function ShareArticle(article: ShareArticleProps) {
  const selected = useRef<Range>(undefined)
  // Some browsers drop the selection before the click.
  const keepSelection = () => {
    const selection = getSelection()
    selected.current = selection?.isCollapsed === false ? selection.getRangeAt(0).cloneRange() : undefined
  }
  return (
    <PanelButton label={texts.open} failed={texts.failed} load={loadPanel} onPointerDown={keepSelection}>
      {(Panel, close) => (
        <Panel
          {...article}
          heading={texts.open}
          range={selected.current}
          onClose={() => {
            // The keyboard opens the panel without a press that would note the selection.
            selected.current = undefined
            close()
          }}
        />
      )}
    </PanelButton>
  )
}
