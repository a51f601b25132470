import { Button, Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BotaoDeIcone } from '../../../components/ui/botao-de-icone.tsx';
import frases from '../../../components/ui/frases.module.css';
import { Lido } from '../../../components/ui/lido.tsx';
import { formatarDataHora } from '../../../lib/formato.ts';
import { Diferencas } from '../../../registros/historico/diferencas.tsx';
import { type CamposComHistorico, historicoDosCamposOptions } from '../historico.queries.ts';
import classes from './historico-do-campo.module.css';

interface Props {
  clienteId: number;
  /** What the property is called: 'Segmento'. */
  nome: string;
  /** The fields that make it up. */
  campos: CamposComHistorico;
}

/** Who changed these fields, when, from what to what; newest first. */
function Mudancas({ clienteId, campos }: Omit<Props, 'nome'>) {
  const consulta = useInfiniteQuery(historicoDosCamposOptions(clienteId, campos));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = consulta;
  return (
    <Lido consulta={consulta} oQue="o histórico">
      {({ pages }) => {
        const mudancas = pages.flatMap((pagina) => pagina.mudancas);
        if (mudancas.length === 0 && !hasNextPage) {
          return <p className={frases.dica}>Nenhuma alteração registrada.</p>;
        }
        return (
          <>
            <ol className={classes.mudancas}>
              {mudancas.map(({ em, autor, ...diferenca }) => (
                <li key={`${em}-${diferenca.campo}`}>
                  <p className={classes.mudanca}>
                    <strong>{autor?.nome ?? 'O sistema'}</strong>
                    <time dateTime={em}>{formatarDataHora(em)}</time>
                  </p>
                  <Diferencas diferencas={[diferenca]} />
                </li>
              ))}
            </ol>
            {hasNextPage && (
              <Button
                variant="default"
                loading={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                Mostrar mais antigos
              </Button>
            )}
          </>
        );
      }}
    </Lido>
  );
}

/** Beside the name of a property: its own history, read once it is opened. */
export function HistoricoDoCampo({ nome, ...quais }: Props) {
  const titulo = `Histórico: ${nome}`;
  return (
    <Popover position="bottom-start" width={320} trapFocus returnFocus withinPortal={false}>
      <Popover.Target>
        <BotaoDeIcone rotulo={titulo} icone={IconHistory} variant="subtle" size={24} />
      </Popover.Target>
      <Popover.Dropdown aria-label={titulo} tabIndex={-1} data-autofocus className={classes.painel}>
        <Mudancas {...quais} />
      </Popover.Dropdown>
    </Popover>
  );
}
