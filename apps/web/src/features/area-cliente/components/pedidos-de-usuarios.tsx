import type { PedidoDoCliente } from '@dominio/contrato/area-cliente-usuarios';
import { Button } from '@mantine/core';
import frases from '../../../components/ui/frases.module.css';
import { Situacao } from '../../../components/ui/situacao.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { formatarData } from '../../../lib/formato.ts';
import { useConfirmarPedido, useDescartarPedido } from '../usuarios.queries.ts';
import { pedidoEscrito } from '../usuarios.rules.ts';
import lista from './lista-de-reunioes.module.css';
import classes from './usuarios-da-empresa.module.css';

function Pedido({ pedido }: { pedido: PedidoDoCliente }) {
  const { id, autor_nome, criado_em, acoes } = pedido;
  const confirmar = useConfirmarPedido();
  const descartar = useDescartarPedido();
  const soLeitura = useSoLeitura() !== null;
  const emCurso = confirmar.isPending || descartar.isPending;
  const oQue = pedidoEscrito(pedido);
  const decidir = (como: typeof confirmar, feito: string, falha: string) => () =>
    como.mutate(id, {
      onSuccess: () => avisar.sucesso({ titulo: feito, mensagem: oQue }),
      onError: (erro) => avisar.erro({ titulo: falha, mensagem: mensagemDoErro(erro) }),
    });
  return (
    <li className={classes.pessoa} aria-label={oQue}>
      <div className={classes.texto}>
        <strong>{oQue}</strong>
        <span>
          Pedido por {autor_nome ?? 'quem já saiu'} em {formatarData(criado_em)}
        </span>
        <Situacao tom="aviso">Aguardando confirmação de um sócio</Situacao>
      </div>
      {!soLeitura && (
        <div className={classes.acoes}>
          {acoes.confirmar && (
            <Button
              loading={confirmar.isPending}
              disabled={emCurso}
              aria-label={`Confirmar: ${oQue}`}
              onClick={decidir(confirmar, 'Pedido confirmado', 'Erro ao confirmar')}
            >
              Confirmar
            </Button>
          )}
          {(acoes.recusar || acoes.cancelar) && (
            <Button
              variant="default"
              loading={descartar.isPending}
              disabled={emCurso}
              aria-label={`${acoes.cancelar ? 'Cancelar pedido' : 'Recusar'}: ${oQue}`}
              onClick={
                acoes.cancelar
                  ? decidir(descartar, 'Pedido cancelado', 'Erro ao cancelar o pedido')
                  : decidir(descartar, 'Pedido recusado', 'Erro ao recusar')
              }
            >
              {acoes.cancelar ? 'Cancelar pedido' : 'Recusar'}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** What administrators of the company asked for, and a partner is to confirm; nothing while nothing waits. */
export function PedidosDeUsuarios({ pedidos }: { pedidos: readonly PedidoDoCliente[] }) {
  if (pedidos.length === 0) return null;
  return (
    <section className={lista.secao} aria-label="Mudanças a confirmar">
      <h2 className={lista.titulo}>Mudanças a confirmar</h2>
      <p className={frases.dica}>
        Mudanças em quem aprova, é sócio ou administra os usuários só valem depois que um sócio
        confirma.
      </p>
      <ul className={classes.pessoas}>
        {pedidos.map((pedido) => (
          <Pedido key={pedido.id} pedido={pedido} />
        ))}
      </ul>
    </section>
  );
}
