import { MAXIMO_DO_LOTE } from '@dominio/contrato/campos';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { avisar } from '../lib/avisar.ts';
import { avisarComDesfazer } from '../lib/desfazer.ts';
import { mensagemDoErro } from '../lib/erro-da-api.ts';
import { contar } from '../lib/formato.ts';
import type { Lote } from './use-selecao.ts';

interface Props<L> {
  lote: Lote<L>;
  /** Words of the button: 'Inativar'. */
  rotulo: string;
  /**
   * Acts on these records, as many as one call takes; answers the ids of those that changed, which
   * are those that undoing restores.
   */
  fazer: (ids: number[]) => Promise<number[]>;
  desfazer: (ids: number[]) => Promise<unknown>;
  /**
   * What the toast says after the number of changed records, of one and of several: 'inativado',
   * 'inativados'.
   */
  feito: readonly [um: string, varios: string];
  /** Title of the toast when the action or undoing it failed: 'Erro ao mudar os times'. */
  erro: string;
}

const emPartes = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / MAXIMO_DO_LOTE) }, (_, parte) =>
    ids.slice(parte * MAXIMO_DO_LOTE, (parte + 1) * MAXIMO_DO_LOTE),
  );

/** Undoes every part, also after one that was refused. @throws the first refusal. */
async function desfazerTodos(
  mudados: readonly number[],
  desfazer: (ids: number[]) => Promise<unknown>,
): Promise<void> {
  const recusas: unknown[] = [];
  for (const parte of emPartes(mudados)) {
    await desfazer(parte).catch((recusa: unknown) => recusas.push(recusa));
  }
  if (recusas.length > 0) throw recusas[0];
}

/**
 * Button that acts on every chosen row, those of other pages too; 'Desfazer' is offered for 8 s.
 */
export function BotaoDeLote<L extends { readonly id: number }>(props: Props<L>) {
  const { lote, rotulo, fazer, desfazer, feito, erro: falha } = props;
  const [ocupado, setOcupado] = useState(false);
  const agir = async () => {
    setOcupado(true);
    const mudados: number[] = [];
    try {
      const ids = (await lote.linhas()).map(({ id }) => id);
      for (const parte of emPartes(ids)) mudados.push(...(await fazer(parte)));
      lote.limpar();
      if (mudados.length === 0) avisar.info({ titulo: 'Nada a mudar' });
    } catch (erro) {
      avisar.erro({ titulo: falha, mensagem: mensagemDoErro(erro) });
    } finally {
      setOcupado(false);
    }
    // Those of the calls before one that failed, too: they are changed.
    if (mudados.length > 0) {
      avisarComDesfazer({
        titulo: contar(mudados.length, ...feito),
        falha,
        desfazer: () => desfazerTodos(mudados, desfazer),
      });
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
