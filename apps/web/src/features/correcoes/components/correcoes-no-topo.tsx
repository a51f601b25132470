import { Button } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { NoTopo } from '../../../components/ui/topo-da-pagina.tsx';
import { contar } from '../../../lib/formato.ts';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { correcoesOptions } from '../correcoes.queries.ts';
import { useRevisaCorrecoes } from '../use-revisa-correcoes.ts';
import classes from './correcoes.module.css';

const Dialogo = sobDemanda(() => import('./dialogo-das-correcoes.tsx'));

interface Props {
  clienteId: number;
  /** Has whatever shows the client read again. */
  aoMudar: () => Promise<unknown>;
}

/**
 * The same notice over a list of the client's records, in the row of the page's title: it comes late,
 * and there it moves nothing. Nothing for who may review none, and while none waits.
 */
export function CorrecoesNoTopo({ clienteId, aoMudar }: Props) {
  const revisa = useRevisaCorrecoes();
  const { data } = useQuery({ ...correcoesOptions(clienteId), enabled: revisa });
  const [aberto, setAberto] = useState(false);
  const soLeitura = useSoLeitura() !== null;
  const quantas = data?.correcoes.length ?? 0;
  const frase = `Há ${contar(quantas, 'correção', 'correções')} do cliente aguardando revisão.`;
  return (
    <>
      {quantas > 0 && !soLeitura && (
        <NoTopo lugar="acoes">
          <Button
            variant="default"
            className={classes.noTopo ?? ''}
            leftSection={<IconEdit size={18} stroke={1.7} aria-hidden />}
            title={frase}
            onClick={() => setAberto(true)}
          >
            Revisar {contar(quantas, 'correção', 'correções')}
          </Button>
        </NoTopo>
      )}
      {aberto && (
        <Dialogo clienteId={clienteId} aoMudar={aoMudar} aoFechar={() => setAberto(false)} />
      )}
    </>
  );
}
