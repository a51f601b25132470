import {
  type Checklist,
  GRUPOS_DO_CHECKLIST,
  type ItemDoChecklist,
  NOME_DO_ESTADO_DO_ITEM,
  NOME_DO_GRUPO_DO_CHECKLIST,
} from '@dominio/contrato/checklist';
import { temPermissao } from '@dominio/contrato/permissoes';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Secao } from '../../../components/painel/secao.tsx';
import { type AcaoDaLinha, MenuDaLinha } from '../../../components/tabela/menu-da-linha.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { Situacao } from '../../../components/ui/situacao.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { contar, formatarData } from '../../../lib/formato.ts';
import { usePermissoes, usePode } from '../../../lib/permissoes.tsx';
import type { EstadoComForma } from '../checklist.formulario.ts';
import {
  detalheDoItem,
  faltaParaAvancar,
  LUGAR_DA_REGRA,
  TOM_DO_ESTADO,
} from '../checklist.palavras.ts';
import { checklistOptions } from '../checklist.queries.ts';
import { useDizerDoItem } from '../use-dizer-do-item.ts';
import classes from './checklist.module.css';
import { DialogoDoItem } from './dialogo-do-item.tsx';

/** What holds the client back, or that nothing does (page book #25, Estados). */
function fraseDo({ bloqueio, revisado_em }: Checklist): string {
  if (bloqueio) return faltaParaAvancar(bloqueio);
  const quando = revisado_em ? ` Última revisão em ${formatarData(revisado_em)}.` : '';
  return `Cadastro completo.${quando}`;
}

function Resumo({ checklist }: { checklist: Checklist }) {
  const aplicaveis = checklist.itens.filter(({ estado }) => estado !== 'nao_se_aplica');
  const emDia = aplicaveis.filter(({ estado }) => estado === 'ok').length;
  return (
    <section className={classes.resumo} aria-label="Andamento">
      <div className={classes.andamento}>
        <strong>{checklist.percentual}%</strong>
        <p>
          {fraseDo(checklist)} {contar(emDia, 'item', 'itens')} em dia, de {aplicaveis.length}.
        </p>
      </div>
      <progress
        className={classes.barra}
        max={100}
        value={checklist.percentual}
        aria-label="Cadastro em dia"
      />
    </section>
  );
}

interface PropsDoItem {
  item: ItemDoChecklist;
  clienteId: number;
  acoes: readonly AcaoDaLinha[];
}

/** The name of an item, which leads to where it is entered, for whoever may go there. */
function Titulo({ item, clienteId }: Pick<PropsDoItem, 'item' | 'clienteId'>) {
  const { titulo, regra } = item;
  const { permissions } = usePermissoes();
  const lugar = regra && LUGAR_DA_REGRA[regra];
  if (!lugar || !temPermissao(permissions, lugar.permissao)) return <span>{titulo}</span>;
  return <Link to={lugar.endereco(item, clienteId)}>{titulo}</Link>;
}

function Item({ item, clienteId, acoes }: PropsDoItem) {
  const lugar = useRef<HTMLDivElement>(null);
  // A dialog gives the focus back to where it was: to the button, for the menu's item goes.
  const comVolta = acoes.map((acao) => ({
    ...acao,
    aoEscolher: () => {
      lugar.current?.querySelector('button')?.focus();
      acao.aoEscolher();
    },
  }));
  return (
    <li className={classes.item}>
      <div className={classes.texto}>
        <Titulo item={item} clienteId={clienteId} />
        <p className={classes.detalhe}>{detalheDoItem(item)}</p>
      </div>
      <Situacao tom={TOM_DO_ESTADO[item.estado]}>{NOME_DO_ESTADO_DO_ITEM[item.estado]}</Situacao>
      <div ref={lugar} className={classes.acoes}>
        <MenuDaLinha nome={item.titulo} acoes={comVolta} />
      </div>
    </li>
  );
}

function Itens({ clienteId, checklist }: { clienteId: number; checklist: Checklist }) {
  const soLeitura = useSoLeitura() !== null;
  const podeEditar = usePode('clientes:editar') && !soLeitura;
  const { dizerJa } = useDizerDoItem(clienteId);
  const [aberto, setAberto] = useState<{ item: ItemDoChecklist; estado: EstadoComForma }>();
  const acoesDe = (item: ItemDoChecklist): AcaoDaLinha[] => {
    const { regra, estado, dito } = item;
    const abrir = (qual: EstadoComForma) => setAberto({ item, estado: qual });
    // What is not said of the item already; the record alone ticks an item with a rule.
    return [
      { de: 'ok', ha: regra === null, rotulo: 'Marcar como em dia', fazer: () => abrir('ok') },
      {
        de: 'recebido',
        ha: regra === null,
        rotulo: 'Marcar como recebido',
        fazer: () => void dizerJa(item, { estado: 'recebido' }),
      },
      {
        de: 'nao_se_aplica',
        ha: true,
        rotulo: 'Não se aplica',
        fazer: () => abrir('nao_se_aplica'),
      },
      {
        de: 'pendente',
        ha: dito !== 'pendente',
        rotulo: 'Voltar a pendente',
        fazer: () => void dizerJa(item, { estado: 'pendente' }),
      },
    ]
      .filter(({ de, ha }) => ha && de !== estado)
      .map(({ rotulo, fazer }) => ({ rotulo, aoEscolher: fazer }));
  };
  return (
    <>
      <div className={classes.grupos}>
        {GRUPOS_DO_CHECKLIST.map((grupo) => {
          const itens = checklist.itens.filter((item) => item.grupo === grupo);
          return (
            itens.length > 0 && (
              <Secao key={grupo} titulo={NOME_DO_GRUPO_DO_CHECKLIST[grupo]}>
                <ul className={classes.itens}>
                  {itens.map((item) => (
                    <Item
                      key={item.id}
                      item={item}
                      clienteId={clienteId}
                      acoes={podeEditar ? acoesDe(item) : []}
                    />
                  ))}
                </ul>
              </Secao>
            )
          );
        })}
      </div>
      {aberto && (
        <DialogoDoItem {...aberto} clienteId={clienteId} aoFechar={() => setAberto(undefined)} />
      )}
    </>
  );
}

/** How complete a client's record is, and what is missing of it. */
export function ChecklistDoCliente({ clienteId }: { clienteId: number }) {
  const consulta = useQuery(checklistOptions(clienteId));
  return (
    <Lido consulta={consulta} oQue="o checklist" linhas={8}>
      {(checklist) => (
        <>
          <Resumo checklist={checklist} />
          <Itens clienteId={clienteId} checklist={checklist} />
        </>
      )}
    </Lido>
  );
}
