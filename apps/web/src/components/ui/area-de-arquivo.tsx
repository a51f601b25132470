import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import classes from './area-de-arquivo.module.css';

interface Props {
  /** What is asked for: 'Escolha o arquivo CSV'. */
  rotulo: string;
  dica: string;
  /** Types offered when choosing, as `accept` has them. */
  tipos: string;
  aoEscolher: (arquivo: File) => void;
}

/** Takes one file: dropped here, or chosen with a click or the keyboard. */
export function AreaDeArquivo({ rotulo, dica, tipos, aoEscolher }: Props) {
  const entrada = useRef<HTMLInputElement>(null);
  const [sobre, setSobre] = useState(false);
  const receber = (arquivo: File | undefined) => {
    // Emptied, so that choosing the same file again, corrected meanwhile, counts as a change.
    if (entrada.current) entrada.current.value = '';
    if (arquivo) aoEscolher(arquivo);
  };
  const arrastar = (evento: DragEvent) => {
    evento.preventDefault();
    setSobre(evento.type === 'dragover');
  };
  return (
    <>
      <input
        ref={entrada}
        type="file"
        hidden
        accept={tipos}
        onChange={({ currentTarget }) => receber(currentTarget.files?.[0])}
      />
      <button
        type="button"
        className={classes.area}
        data-sobre={sobre || undefined}
        onClick={() => entrada.current?.click()}
        onDragOver={arrastar}
        onDragLeave={arrastar}
        onDrop={(evento) => {
          arrastar(evento);
          receber(evento.dataTransfer.files[0]);
        }}
      >
        <IconFileUpload size={28} stroke={1.5} aria-hidden />
        <strong>{rotulo}</strong>
        <span>{dica}</span>
      </button>
    </>
  );
}
