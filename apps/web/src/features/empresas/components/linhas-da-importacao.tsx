import {
  type EstadoDaLinha,
  type LinhaDaImportacao,
  NOME_DO_ESTADO_DA_LINHA,
} from '@dominio/contrato/empresas-importacao';
import { useQueries } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { ROLAGEM_VIRTUAL } from '../../../components/ui/rolagem-virtual.ts';
import { Situacao, type Tom } from '../../../components/ui/situacao.tsx';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { LINHAS_POR_PAGINA, linhasOptions } from '../importacao.queries.ts';
import classes from './importacao-de-empresas.module.css';

const ALTURA_PREVISTA = 64;
const ALTURA_MAXIMA = 360;
/** Rows drawn beyond each edge. */
const FOLGA = 8;

const TOM: Readonly<Record<EstadoDaLinha, Tom>> = {
  nova: 'sucesso',
  altera: 'aviso',
  igual: 'neutro',
  erro: 'perigo',
};

/** What is wrong with a row, or what it changes. */
function Dizeres({ linha: { problemas, mudancas } }: { linha: LinhaDaImportacao }) {
  if (problemas.length === 0 && mudancas.length === 0) return null;
  return (
    <ul className={classes.dizeres}>
      {problemas.map(({ coluna, mensagem }) => (
        <li key={`${coluna} ${mensagem}`}>
          {coluna && <strong>{coluna}: </strong>}
          {mensagem}
        </li>
      ))}
      {mudancas.map(({ rotulo, antes, depois }) => (
        <li key={rotulo}>
          <strong>{rotulo}: </strong>
          {antes ?? 'vazio'} → {depois ?? 'vazio'}
        </li>
      ))}
    </ul>
  );
}

function Celulas({ linha }: { linha: LinhaDaImportacao | undefined }) {
  if (!linha) return <td colSpan={3}>Lendo...</td>;
  const { numero, razao_social, cnpj, cliente_nome, estado } = linha;
  return (
    <>
      <td>{numero}</td>
      <td>
        {razao_social || cnpj || 'Sem CNPJ'}
        <small>{[razao_social && cnpj, cliente_nome].filter(Boolean).join(' · ')}</small>
      </td>
      <td>
        <Situacao tom={TOM[estado]}>{NOME_DO_ESTADO_DA_LINHA[estado]}</Situacao>
        <Dizeres linha={linha} />
      </td>
    </>
  );
}

/** The room of the rows that are not drawn. */
const Vao = ({ altura }: { altura: number }) =>
  altura > 0 && (
    <tr aria-hidden>
      <td colSpan={3} className={classes.vao} style={{ height: altura }} />
    </tr>
  );

interface Props {
  id: number;
  estado: EstadoDaLinha | undefined;
  /** How many rows there are in this state. */
  total: number;
}

/** Every row of the sheet with its outcome; those in sight are drawn, and read as they come to be. */
export function LinhasDaImportacao({ id, estado, total }: Props) {
  const rolagem = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    ...ROLAGEM_VIRTUAL,
    count: total,
    getScrollElement: () => rolagem.current,
    estimateSize: () => ALTURA_PREVISTA,
    overscan: FOLGA,
    // An assumed size lets the first frame have rows, before the real one is measured.
    initialRect: { width: 0, height: ALTURA_MAXIMA },
  });
  const vistas = virtual.getVirtualItems();
  const paginas = [
    ...new Set(vistas.map(({ index }) => Math.floor(index / LINHAS_POR_PAGINA) + 1)),
  ];
  const lidas = useQueries({ queries: paginas.map((page) => linhasOptions(id, estado, page)) });
  const erro = lidas.find(({ error }) => error)?.error;
  const linhaDe = (indice: number) => {
    const qual = paginas.indexOf(Math.floor(indice / LINHAS_POR_PAGINA) + 1);
    return lidas[qual]?.data?.[indice % LINHAS_POR_PAGINA];
  };
  if (total === 0) return <p>Nenhuma linha neste estado.</p>;
  return (
    <>
      {erro && <p role="alert">{mensagemDoErro(erro)}</p>}
      <section
        ref={rolagem}
        aria-label="Resultado por linha"
        // It scrolls: the keyboard must reach it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
        tabIndex={0}
        className={classes.rolagem}
      >
        <table className={classes.tabela} aria-rowcount={total + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">Linha</th>
              <th scope="col">Empresa</th>
              <th scope="col">Resultado</th>
            </tr>
          </thead>
          <tbody>
            <Vao altura={vistas[0]?.start ?? 0} />
            {vistas.map(({ index, key }) => (
              <tr
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
              >
                <Celulas linha={linhaDe(index)} />
              </tr>
            ))}
            <Vao altura={virtual.getTotalSize() - (vistas.at(-1)?.end ?? 0)} />
          </tbody>
        </table>
      </section>
    </>
  );
}
