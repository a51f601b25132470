import { TEXTOS_DAS_ACOES } from '@dominio/contrato/notificacoes-acoes';
import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatarNumero } from '../../../lib/formato.ts';
import classes from './painel-de-notificacoes.module.css';

interface Props {
  importantes: number;
  /** Called with `undefined` when nothing is to be removed. */
  aoResponder: (manterImportantes: boolean | undefined) => void;
}

/** The question of 'Limpar todas' when there are important notifications (dominios.md §5c). */
export function PerguntaDaLimpeza({ importantes, aoResponder }: Props) {
  const primeiro = useRef<HTMLButtonElement>(null);
  useEffect(() => primeiro.current?.focus(), []);
  const aoTeclar = (evento: KeyboardEvent) => {
    if (evento.key !== 'Escape') return;
    evento.stopPropagation();
    aoResponder(undefined);
  };
  return (
    <fieldset className={classes.pergunta} onKeyDown={aoTeclar}>
      <legend>
        {importantes === 1
          ? 'Há 1 notificação importante. Limpar também?'
          : `Há ${formatarNumero(importantes)} notificações importantes. Limpar também?`}
      </legend>
      <div className={classes.respostas}>
        <Button ref={primeiro} size="compact-md" onClick={() => aoResponder(true)}>
          {TEXTOS_DAS_ACOES.manterImportantes}
        </Button>
        <Button size="compact-md" color="var(--cor-perigo)" onClick={() => aoResponder(false)}>
          {TEXTOS_DAS_ACOES.limparTudo}
        </Button>
        <Button size="compact-md" variant="default" onClick={() => aoResponder(undefined)}>
          Voltar
        </Button>
      </div>
    </fieldset>
  );
}
