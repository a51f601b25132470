import type { Time } from '@dominio/contrato/times';
import type { TransferenciaMarcada } from '@dominio/contrato/times-transferencias';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Situacao } from '../../../components/ui/situacao.tsx';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar, formatarDia } from '../../../lib/formato.ts';
import { transferenciasOptions, useCancelarTransferencia } from '../times.carteira.ts';
import classes from './carteira.module.css';

const SITUACAO = {
  marcada: ['Marcada', 'neutro'],
  feita: ['Feita', 'sucesso'],
  recusada: ['Não foi feita', 'perigo'],
  cancelada: ['Cancelada', 'neutro'],
} as const;

const direcao = ({ de, para }: TransferenciaMarcada, time: Time) =>
  de.id === time.id ? `para ${para.nome}` : `de ${de.nome}`;

/** Clients that pass to or from a team on a day, each with what came of it. */
export function TransferenciasMarcadas({ time }: { time: Time }) {
  const { data } = useQuery(transferenciasOptions(time.id));
  const cancelar = useCancelarTransferencia();
  const { confirmar, dialogo } = useConfirmar();
  if (!data || data.total === 0) return null;
  const desmarcar = async (uma: TransferenciaMarcada) => {
    const certeza = await confirmar({
      titulo: `Cancelar a transferência de ${formatarDia(uma.em)}?`,
      texto: 'Os clientes ficam onde estão. Para transferir, será preciso marcar outra vez.',
      confirmar: 'Cancelar transferência',
      perigo: true,
    });
    if (!certeza) return;
    try {
      await cancelar.mutateAsync({ params: { id: time.id, transferencia_id: uma.id } });
      avisar.sucesso({ titulo: 'Transferência cancelada' });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao cancelar a transferência', mensagem: mensagemDoErro(erro) });
    }
  };
  return (
    <section aria-label="Transferências marcadas" className={classes.marcadas}>
      <ul className={classes.semMarcas}>
        {data.transferencias.map((uma) => {
          const [rotulo, tom] = SITUACAO[uma.situacao];
          return (
            <li key={uma.id} className={classes.marcada}>
              <span>
                {contar(uma.clientes_total, 'cliente', 'clientes')} {direcao(uma, time)} em{' '}
                {formatarDia(uma.em)}
                <small>{uma.resultado ?? `Pedida por ${uma.pedida_por.nome}`}</small>
              </span>
              <Situacao tom={tom}>{rotulo}</Situacao>
              {uma.acoes.cancelar && (
                <Button
                  variant="default"
                  size="compact-sm"
                  loading={cancelar.isPending}
                  onClick={() => void desmarcar(uma)}
                >
                  Cancelar
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {dialogo}
    </section>
  );
}
