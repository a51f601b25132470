import { empresasEndpoints } from '@dominio/contrato/empresas';
import type { EmpresaRecusada } from '@dominio/contrato/empresas-mover';
import {
  type CampoDaReceita,
  type DiferencaDaReceita,
  tomaOMunicipioInteiro,
} from '@dominio/contrato/empresas-receita';
import type { AplicacaoDaReceita } from '@dominio/contrato/empresas-receita-lote';
import { atualizarEmpresa, lerEmpresa } from '../../modules/empresas/empresas.service.ts';
import { desfazerMudanca, guardarMudanca } from '../../modules/empresas/mudancas.service.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { naoEncontrado, Recusa } from '../../platform/erros.ts';
import { diferencasDoEncontrado } from './comparacao.rules.ts';
import { lerEncontrado } from './lote.repository.ts';
import { exigirConsulta } from './lote.service.ts';

type Valores = Partial<Record<CampoDaReceita, DiferencaDaReceita['atual']>>;

/** A company that was changed: the version that it has since, and what it had before. */
interface Aplicada {
  readonly empresa_id: number;
  readonly versao: number;
  readonly antes: Valores;
  /** The code that went with the town before, where the town was taken. */
  readonly municipio_ibge?: string | null;
}
interface Estado {
  readonly registros: readonly Aplicada[];
}

/** Saves fields of a company as a person's own save does: by its contract, under a version. */
function salvar(tx: ContextoDeTransacao, id: number, valores: Valores, versao: number) {
  const corpo = empresasEndpoints.atualizar.body.safeParse({ ...valores, versao });
  if (corpo.success) return atualizarEmpresa(tx, id, corpo.data);
  const [issue] = corpo.error.issues;
  throw new Recusa('DADOS_INVALIDOS', issue ? { detail: issue.message } : {});
}

/** Does something to each company in the order of ids; of all of them or of none. */
async function comTodas<E extends { readonly empresa_id: number }, R>(
  tx: ContextoDeTransacao,
  empresas: readonly E[],
  fazer: (empresa: E) => Promise<R>,
): Promise<R[]> {
  const feitas: R[] = [];
  const recusas: EmpresaRecusada[] = [];
  // One order of locks for whoever changes several.
  for (const uma of empresas.toSorted((a, b) => a.empresa_id - b.empresa_id)) {
    const { razao_social } = await lerEmpresa(tx, uma.empresa_id);
    try {
      feitas.push(await fazer(uma));
    } catch (erro) {
      if (!(erro instanceof Recusa)) throw erro;
      recusas.push({ empresa_id: uma.empresa_id, razao_social, motivo: erro.message });
    }
  }
  const [primeira] = recusas;
  if (!primeira) return feitas;
  const detail = `${primeira.razao_social}: ${primeira.motivo}`;
  throw new Recusa('ESTADO_INVALIDO', { detail, extras: { recusas } });
}

const quantos = (registros: readonly Aplicada[]) => ({
  empresas: registros.length,
  campos: registros.flatMap(({ antes }) => Object.keys(antes)).length,
});

/** What changes the town changes its code, which is no choice of its own. */
const tomaOMunicipio = ({ municipio, uf }: Valores) => municipio !== undefined || uf !== undefined;

async function aplicarUma(
  tx: ContextoDeTransacao,
  consultaId: number,
  { empresa_id: id, versao, campos }: AplicacaoDaReceita['empresas'][number],
): Promise<Aplicada> {
  const encontrado = (await lerEncontrado(tx.db, consultaId, id)) ?? {};
  const empresa = await lerEmpresa(tx, id);
  const todas = diferencasDoEncontrado(empresa, encontrado);
  const diferencas = todas.filter(({ campo }) => campos.includes(campo));
  const de = (lado: 'atual' | 'encontrado'): Valores =>
    Object.fromEntries(diferencas.map((uma) => [uma.campo, uma[lado]]));
  if (diferencas.length < new Set(campos).size) {
    throw new Recusa('ESTADO_INVALIDO', {
      detail: 'O que difere do cadastro mudou. Confira outra vez.',
    });
  }
  const [antes, novos] = [de('atual'), de('encontrado')];
  const comCodigo = tomaOMunicipioInteiro(todas, campos) && encontrado.municipio_ibge;
  const { versao: depois } = await salvar(
    tx,
    id,
    { ...novos, ...(comCodigo && { municipio_ibge: encontrado.municipio_ibge }) },
    versao,
  );
  return {
    empresa_id: id,
    versao: depois,
    antes,
    ...(tomaOMunicipio(novos) && { municipio_ibge: empresa.municipio_ibge }),
  };
}

/**
 * Takes chosen fields of what the Receita said into the registers, by the ordinary save of each
 * company: of all of them or of none.
 *
 * @throws Recusa 404 for somebody else's consultation and for a company out of reach; 409 with
 *   `recusas` where one was changed meanwhile, or may not be saved so.
 */
export function aplicarReceita(ctx: Contexto, id: number, { empresas }: AplicacaoDaReceita) {
  return ctx.transacao(async (tx) => {
    await exigirConsulta(tx, id);
    const registros = await comTodas(tx, empresas, (uma) => aplicarUma(tx, id, uma));
    const mudanca_id = await guardarMudanca(tx, 'receita', { registros } satisfies Estado);
    return { ...quantos(registros), mudanca_id };
  });
}

/**
 * Gives every company what it had before, if nothing changed it since.
 *
 * @throws Recusa 404 where there is none, or a company is out of reach; 409 where it was undone
 *   already, and with `recusas` where a company was changed since.
 */
export function desfazerAplicacao(ctx: Contexto, id: number) {
  return ctx.transacao((tx) =>
    desfazerMudanca(
      tx,
      { tipo: 'receita', id },
      async ({ registros }: Estado) => {
        for (const { empresa_id } of registros) {
          await lerEmpresa(tx, empresa_id).catch((erro: unknown) => {
            // Said as of a change that there is not.
            throw erro instanceof Recusa ? naoEncontrado() : erro;
          });
        }
      },
      async ({ registros }) => {
        await comTodas(tx, registros, ({ empresa_id, antes, versao, municipio_ibge }) =>
          salvar(
            tx,
            empresa_id,
            { ...(municipio_ibge !== undefined && { municipio_ibge }), ...antes },
            versao,
          ),
        );
        return quantos(registros);
      },
    ),
  );
}
