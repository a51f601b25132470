import type { ContratoAberto } from '@dominio/contrato/contratos';
import type { MudancaDeTermo, TipoDeAditivo } from '@dominio/contrato/contratos-aditivos';
import { NOME_DO_TERMO } from '@dominio/contrato/contratos-aditivos';
import { type Anexo, NOME_DO_ANEXO } from '@dominio/contrato/contratos-anexos';
import {
  type IndiceDeReajuste,
  NOME_DO_INDICE,
  NOME_DO_MES,
} from '@dominio/contrato/contratos-termos';
import { IconPaperclip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { mostrarDinheiro } from '../../../components/campos/dinheiro.ts';
import { BotaoDeArquivo } from '../../../components/ui/botao-de-arquivo.tsx';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import frases from '../../../components/ui/frases.module.css';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { useSemOsQueSaem } from '../../../lib/exclusao-adiada.ts';
import { formatarData, formatarDia, formatarTamanho } from '../../../lib/formato.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { chaveDoAnexo } from '../contratos.anexos.ts';
import { aditivosOptions, anexosOptions } from '../contratos.queries.ts';
import dosAnexos from './anexos.module.css';
import classes from './contratos.module.css';
import { NomeDoAnexo } from './nome-do-anexo.tsx';
import { TIPOS_ACEITOS, useNovoAnexo } from './use-novo-anexo.tsx';

/** What made the amendment, where it was no edit of terms. */
const DE_TIPO: Readonly<Record<TipoDeAditivo, string>> = {
  alteracao: '',
  renovacao: ' (renovação)',
  reajuste: ' (reajuste)',
};

const NADA = 'Não informado';

/** Value of a term before or after an amendment, in words. */
function emPalavras({ campo }: MudancaDeTermo, valor: MudancaDeTermo['antes']): string {
  if (valor === null) return NADA;
  if (Array.isArray(valor)) return valor.join(', ') || NADA;
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (campo === 'valor_mensal_centavos') return mostrarDinheiro(Number(valor));
  if (campo === 'mes_reajuste') return NOME_DO_MES[valor] ?? String(valor);
  if (campo === 'indice_reajuste') return NOME_DO_INDICE[valor as IndiceDeReajuste];
  if (campo === 'data_inicio' || campo === 'data_fim') return formatarDia(String(valor));
  return String(valor);
}

/** Of a list, what left it and what came into it; of anything else, the value before and after. */
function mudancaEmPalavras(mudanca: MudancaDeTermo): readonly [string, string] {
  const { antes, depois } = mudanca;
  if (!Array.isArray(antes) || !Array.isArray(depois)) {
    return [emPalavras(mudanca, antes), emPalavras(mudanca, depois)];
  }
  const saem = antes.filter((um) => !depois.includes(um));
  const entram = depois.filter((um) => !antes.includes(um));
  return [saem.join(', '), entram.join(', ')];
}

/** A changed term, what no longer holds struck through. */
function Mudanca({ mudanca }: { mudanca: MudancaDeTermo }) {
  const [antes, depois] = mudancaEmPalavras(mudanca);
  return (
    <>
      {antes && <del className={classes.antes}>{antes}</del>} {depois && <ins>{depois}</ins>}
    </>
  );
}

interface PropsDosArquivos {
  numero: number;
  contratoId: number;
  anexos: readonly Anexo[];
  /** False for who may send none. */
  aoEscolher: ((arquivo: File) => void) | false;
}

/** The files of one amendment, and the place to send another. */
function ArquivosDoAditivo({ numero, contratoId, anexos, aoEscolher }: PropsDosArquivos) {
  return (
    <>
      {anexos.length > 0 && (
        <ul className={dosAnexos.doAditivo} aria-label={`Arquivos do aditivo ${numero}`}>
          {anexos.map((anexo) => (
            <li key={anexo.id} className={dosAnexos.anexo}>
              <IconPaperclip size={18} stroke={1.7} aria-hidden />
              <NomeDoAnexo
                anexo={anexo}
                contratoId={contratoId}
                descricao={[
                  anexo.tipo !== 'aditivo' && NOME_DO_ANEXO[anexo.tipo],
                  formatarTamanho(anexo.tamanho_bytes),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </li>
          ))}
        </ul>
      )}
      {aoEscolher && (
        <BotaoDeArquivo
          rotulo="Anexar"
          nome={`Anexar ao aditivo ${numero}`}
          tipos={TIPOS_ACEITOS}
          aoEscolher={aoEscolher}
        />
      )}
    </>
  );
}

/**
 * Amendments of a contract in force, newest first, with each changed term before and after and the
 * files that document it (page book #58).
 */
export function AditivosDoContrato({ contrato }: { contrato: ContratoAberto }) {
  const { id } = contrato;
  const soLeitura = useSoLeitura() !== null;
  const podeEditar = usePode('contratos:editar') && !soLeitura;
  const { escolher, recusa, dialogo } = useNovoAnexo(contrato);
  // That they cannot be read is said below, where all of them are listed.
  const anexos = useSemOsQueSaem(useQuery(anexosOptions(id)).data, chaveDoAnexo) ?? [];
  const consulta = useQuery(aditivosOptions(id));
  const { data: aditivos = [], refetch, isFetching } = consulta;
  const falha = useFalhaQueFica(consulta);
  if (falha) {
    return (
      <ErroDaRegiao
        oQue="os aditivos"
        erro={falha}
        aoTentar={() => void refetch()}
        tentando={isFetching}
      />
    );
  }
  return (
    <section aria-labelledby="aditivos">
      <h3 id="aditivos" className={classes.titulo}>
        Aditivos
      </h3>
      <ol className={classes.aditivos}>
        {aditivos.map(
          ({
            id: aditivoId,
            numero,
            tipo,
            descricao,
            vigencia_em,
            criado_em,
            criado_por_nome,
            mudancas,
          }) => (
            <li key={numero}>
              <strong>
                Aditivo {numero}
                {DE_TIPO[tipo]}, a partir de {formatarDia(vigencia_em)}
              </strong>
              <p>{descricao}</p>
              <dl className={classes.dados}>
                {mudancas.map((mudanca) => (
                  <Fragment key={mudanca.campo}>
                    <dt>{NOME_DO_TERMO[mudanca.campo]}</dt>
                    <dd>
                      <Mudanca mudanca={mudanca} />
                    </dd>
                  </Fragment>
                ))}
              </dl>
              <ArquivosDoAditivo
                numero={numero}
                contratoId={id}
                anexos={anexos.filter(({ aditivo_id }) => aditivo_id === aditivoId)}
                aoEscolher={podeEditar && ((arquivo) => escolher(arquivo, aditivoId))}
              />
              <p className={frases.dica}>
                Registrado por {criado_por_nome} em {formatarData(criado_em)}
              </p>
            </li>
          ),
        )}
      </ol>
      {recusa}
      {dialogo}
    </section>
  );
}
