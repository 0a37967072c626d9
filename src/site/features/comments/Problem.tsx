/** Why something failed. The live region exists before its text, so that the text is announced (WCAG 4.1.3). */
export function Problem({ id, text }: { id?: string; text: string | undefined }) {
  return (
    <div role="alert" {...(id !== undefined && { id })}>
      {text !== undefined && <p className="problem">{text}</p>}
    </div>
  )
}
