import { MAXIMO_DA_MENSAGEM } from '@dominio/contrato/notificacoes-envio';
import { Textarea } from '@mantine/core';
import { IconBold, IconItalic, IconLink } from '@tabler/icons-react';
import { useRef } from 'react';
import { BotaoDeIcone } from '../../../components/ui/botao-de-icone.tsx';
import { formatarNumero } from '../../../lib/formato.ts';
import { ROTULOS } from '../envio.formulario.ts';
import { type MarcaDoBotao, marcar } from '../marcas.ts';
import classes from './envios.module.css';

const BOTOES = [
  ['b', 'Negrito', IconBold],
  ['i', 'Itálico', IconItalic],
  ['a', 'Link', IconLink],
] as const;

interface Props {
  value: string;
  aoMudar: (mensagem: string) => void;
  error?: string;
  'data-path'?: string;
}

/** The message, with buttons that mark what is chosen of it. */
export function CampoDaMensagem({ value, aoMudar, ...campo }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const aoMarcar = (marca: MarcaDoBotao) => {
    const no = area.current;
    if (!no) return;
    const { texto, de, ate } = marcar(
      value,
      { de: no.selectionStart, ate: no.selectionEnd },
      marca,
    );
    aoMudar(texto);
    // Once it is drawn: the field would put the cursor at its end.
    requestAnimationFrame(() => {
      no.focus();
      no.setSelectionRange(de, ate);
    });
  };
  return (
    <div className={classes.mensagem}>
      <div className={classes.marcas}>
        {BOTOES.map(([marca, nome, icone]) => (
          <BotaoDeIcone key={marca} rotulo={nome} icone={icone} onClick={() => aoMarcar(marca)} />
        ))}
      </div>
      <Textarea
        {...campo}
        ref={area}
        label={ROTULOS.mensagem}
        description={`Até ${formatarNumero(MAXIMO_DA_MENSAGEM)} caracteres. O push mostra o texto sem as marcas.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        withAsterisk
        aria-required
        autosize
        minRows={4}
        maxRows={14}
        value={value}
        onChange={(evento) => aoMudar(evento.currentTarget.value)}
      />
    </div>
  );
}
