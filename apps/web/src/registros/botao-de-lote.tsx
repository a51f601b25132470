import { Button } from '@mantine/core';
import { useState } from 'react';
import { avisar } from '../lib/avisar.ts';
import { avisarComDesfazer } from '../lib/desfazer.ts';
import { mensagemDoErro } from '../lib/erro-da-api.ts';
import { contar } from '../lib/formato.ts';
import type { LinhaDoLote, Mudadas, Recusa } from './lote.ts';
import { caminhoDoRegistro, type RecursoQualquer } from './recurso.ts';
import { RecusasDoLote } from './recusas-do-lote.tsx';
import type { Lote } from './use-selecao.ts';

interface Props<L, D> {
  recurso: Pick<RecursoQualquer, 'endpoints' | 'palavras'>;
  lote: Lote<L>;
  /** Words of the button: 'Inativar'. */
  rotulo: string;
  /** Whether the act is for this row; it is for any, unless this says otherwise. */
  cabe?: ((linha: L) => boolean) | undefined;
  /** Asks what is to be done with these rows, or whether anything is; undefined does nothing. */
  decidir: (linhas: readonly L[]) => Promise<D | undefined>;
  fazer: (linhas: readonly L[], decidido: D) => Promise<Mudadas<L>>;
  /**
   * Takes the act back from the rows that changed, given as they were before and are now; left out
   * where it cannot be.
   */
  desfazer?:
    | ((antes: ReadonlyMap<number, L>, mudadas: readonly L[], decidido: D) => Promise<Mudadas<L>>)
    | undefined;
  /** Whether what was decided can be taken back; all can, unless this says otherwise. */
  temVolta?: ((decidido: D) => boolean) | undefined;
  /**
   * What the toast says after the number of changed records, of one and of several: 'inativado',
   * 'inativados'.
   */
  feito: readonly [um: string, varios: string];
  /** What they were changed to, where the toast's title does not say it. */
  detalhe?: ((decidido: D) => string | undefined) | undefined;
}

/**
 * Button that acts on every chosen row, those of other pages too; 'Desfazer' is offered for 8 s.
 * What was refused is named with the reason, and stays chosen. It is not drawn where it is known to
 * be for none of the rows.
 */
export function BotaoDeLote<L extends LinhaDoLote, D>(props: Props<L, D>) {
  const { recurso, lote, rotulo, cabe = () => true, decidir, fazer, desfazer, feito } = props;
  const { temVolta = () => true } = props;
  const { erroAoMudar: falha } = recurso.palavras;
  const [ocupado, setOcupado] = useState(false);
  if (lote.vistas.length === lote.quantas && !lote.vistas.some(cabe)) return null;

  const durante = <T,>(trabalho: Promise<T>) => {
    setOcupado(true);
    return trabalho.finally(() => setOcupado(false));
  };
  const dizerRecusas = (recusas: readonly Recusa<L>[]) => {
    if (recusas.length === 0) return;
    avisar.erro({
      titulo: falha,
      mensagem: <RecusasDoLote recusas={recusas} nome={lote.nome} />,
      duracao: false,
    });
  };
  const dizerFeito = (antes: readonly L[], mudadas: readonly L[], decidido: D) => {
    const titulo = contar(mudadas.length, ...feito);
    const mensagem = props.detalhe?.(decidido);
    if (!desfazer || !temVolta(decidido)) return void avisar.sucesso({ titulo, mensagem });
    const porId = new Map(antes.map((linha) => [linha.id, linha]));
    avisarComDesfazer({
      titulo,
      mensagem,
      falha,
      registros: mudadas.map(({ id }) => caminhoDoRegistro(recurso, id)),
      cadaUm: true,
      desfazer: async () => dizerRecusas((await desfazer(porId, mudadas, decidido)).recusas),
    });
  };
  const agir = async () => {
    try {
      const linhas = (await durante(lote.linhas())).filter(cabe);
      if (linhas.length === 0) return void avisar.info({ titulo: 'Nada a mudar' });
      const decidido = await decidir(linhas);
      if (decidido === undefined) return;
      const { mudadas, recusas } = await durante(fazer(linhas, decidido));
      lote.limpar(recusas.map(({ linha }) => linha.id));
      if (mudadas.length > 0) dizerFeito(linhas, mudadas, decidido);
      else if (recusas.length === 0) avisar.info({ titulo: 'Nada a mudar' });
      dizerRecusas(recusas);
    } catch (erro) {
      avisar.erro({ titulo: falha, mensagem: mensagemDoErro(erro) });
    }
  };
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={ocupado}
      disabled={lote.quantas === 0}
      onClick={() => void agir()}
    >
      {rotulo}
    </Button>
  );
}
