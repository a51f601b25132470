import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { contar } from '../../../lib/formato.ts';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { correcoesOptions } from '../correcoes.queries.ts';
import classes from './correcoes.module.css';

const Dialogo = sobDemanda(() => import('./dialogo-das-correcoes.tsx'));

interface Props {
  clienteId: number;
  aoMudar: () => Promise<unknown>;
}

/** Says that corrections of the client wait for review, and opens them; nothing while none does. */
export function AvisoDeCorrecoes({ clienteId, aoMudar }: Props) {
  const { data } = useQuery(correcoesOptions(clienteId));
  const [aberto, setAberto] = useState(false);
  const soLeitura = useSoLeitura() !== null;
  const quantas = data?.correcoes.length ?? 0;
  return (
    <>
      {quantas > 0 && (
        <section className={classes.aviso} aria-label="Correções do cliente">
          <p>Há {contar(quantas, 'correção', 'correções')} do cliente aguardando revisão.</p>
          {!soLeitura && (
            <Button variant="default" onClick={() => setAberto(true)}>
              Revisar
            </Button>
          )}
        </section>
      )}
      {aberto && (
        <Dialogo clienteId={clienteId} aoMudar={aoMudar} aoFechar={() => setAberto(false)} />
      )}
    </>
  );
}
