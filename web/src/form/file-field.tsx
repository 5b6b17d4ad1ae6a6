import { FileText, Upload, X } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { formatBytes } from '../lib/format.ts'
import { classNames } from '../lib/text.ts'
import { Button } from '../ui/Button.tsx'
import { NewTabLink } from '../ui/links.tsx'
import type { FileChoice } from './file-choice.ts'
import { type FieldProps, Hint, LABEL, Place, tied, useField } from './frame.tsx'

/** A file that is chosen again is the same by this text, although nobody looks at its bytes. */
const textOf = (file: File | null): string => (file ? `${file.name} ${file.size} ${file.lastModified}` : '')

/** A file dropped beside its field does nothing: the browser would open it in place of the form. */
const refuseStrayDrops = () => {
  const refuse = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  const ended = new AbortController()
  for (const type of ['dragover', 'drop'] as const)
    window.addEventListener(type, refuse, { signal: ended.signal })
  return () => ended.abort()
}

interface FileFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'className'> {
  choice: FileChoice
  /** What is stored now, if the file may stay. */
  current?: ReactNode
}

export function FileField({ choice, label, hint, className, current }: FileFieldProps) {
  const { id, methods, error } = useField('archivo')
  const { field } = useController({ name: 'archivo', control: methods.control })
  const [isOver, setIsOver] = useState(false)
  const file = field.value === '' ? null : choice.file
  useEffect(refuseStrayDrops, [])

  const put = (chosen: File | null) => {
    choice.file = chosen
    field.onChange(textOf(chosen))
  }
  const choose = (chosen: File | null | undefined) => {
    if (!chosen || methods.formState.isSubmitting) return
    put(chosen)
    // A field shows its mistake when it was left, and choosing a file is all there is to do here.
    field.onBlur()
  }
  const remove = () => {
    put(null)
    methods.setFocus('archivo')
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    choose(event.dataTransfer.files[0])
  }

  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id} className={LABEL}>
        <span>{label}</span>
      </label>
      <Hint id={id} hint={hint} />
      {current && <div className="mt-1.5">{current}</div>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classNames(
          'mt-1.5 flex flex-wrap items-center gap-3 rounded-md border border-dashed p-3',
          error ? 'border-danger' : 'border-edge',
          isOver ? 'bg-brand-soft' : 'bg-mist',
        )}
      >
        <Chosen file={file} canOpen={!error && choice.rule.types.includes(file?.type ?? '')} />
        <input
          ref={field.ref}
          {...tied({ id, hint, error }, false)}
          id={id}
          name="archivo"
          type="file"
          accept={choice.rule.types.join(',')}
          onChange={(event) => {
            choose(event.currentTarget.files?.[0])
            // So that the same file, corrected meanwhile, can be chosen again.
            event.currentTarget.value = ''
          }}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className="btn btn-secondary btn-small peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
        >
          <Upload aria-hidden="true" className="size-4" />
          <span>{file ? 'Elegir otro archivo' : 'Elegir archivo'}</span>
        </label>
        {file ? (
          <Button variant="quiet" small onClick={remove}>
            <X aria-hidden="true" className="size-4" />
            Quitar
          </Button>
        ) : (
          <span className="text-ink-soft text-sm max-md:hidden">o arrástralo hasta aquí</span>
        )}
      </div>
      <div role="status">
        <Place id={id} error={error} lines={undefined} />
      </div>
    </div>
  )
}

/** An address for the file in this browser, as long as it is shown; never that of the file before. */
export const useObjectUrl = (file: File | null): string | null => {
  const [made, setMade] = useState<{ file: File; url: string } | null>(null)
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setMade({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  return made?.file === file ? made.url : null
}

/**
 * The chosen file: a look at it, its name and its size. The place that is read out is there before the file is.
 * @param canOpen whether it is of the wanted type: a page with a program in it would open as one of the portal's
 */
function Chosen({ file, canOpen }: { file: File | null; canOpen: boolean }) {
  const url = useObjectUrl(file)
  const [broken, setBroken] = useState<string | null>(null)
  const isPicture = file?.type.startsWith('image/') && url !== null
  return (
    <>
      {isPicture && broken !== url && (
        <img
          src={url}
          alt=""
          onError={() => setBroken(url)}
          className="h-12 w-16 shrink-0 rounded-sm border border-line bg-paper object-contain"
        />
      )}
      {file && !isPicture && <FileText aria-hidden="true" className="size-8 shrink-0 text-brand" />}
      <p role="status" className={file ? 'min-w-0 grow basis-40 text-sm' : 'sr-only'}>
        {file && (
          <>
            <span className="block font-semibold wrap-anywhere">{file.name}</span>
            <span className="text-ink-soft">{formatBytes(file.size)}</span>
          </>
        )}
      </p>
      {url && canOpen && (
        <NewTabLink href={url} className="btn btn-quiet btn-small">
          Revisar
        </NewTabLink>
      )}
    </>
  )
}
