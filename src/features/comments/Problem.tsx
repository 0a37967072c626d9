/** Why something failed. The region stands from the start, so that what appears in it is announced (WCAG 4.1.3). */
export function Problem({ id, text }: { id?: string; text: string | undefined }) {
  return (
    <div role="alert" {...(id !== undefined && { id })}>
      {text !== undefined && <p className="problem">{text}</p>}
    </div>
  )
}
