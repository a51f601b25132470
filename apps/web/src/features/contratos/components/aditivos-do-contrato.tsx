import type { MudancaDeTermo, TipoDeAditivo } from '@dominio/contrato/contratos-aditivos';
import { NOME_DO_TERMO } from '@dominio/contrato/contratos-aditivos';
import {
  type IndiceDeReajuste,
  NOME_DO_INDICE,
  NOME_DO_MES,
} from '@dominio/contrato/contratos-termos';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { mostrarDinheiro } from '../../../components/campos/dinheiro.ts';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import frases from '../../../components/ui/frases.module.css';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { formatarData, formatarDia } from '../../../lib/formato.ts';
import { aditivosOptions } from '../contratos.queries.ts';
import classes from './contratos.module.css';

/** What made the amendment, where it was no edit of terms. */
const DE_TIPO: Readonly<Record<TipoDeAditivo, string>> = {
  alteracao: '',
  renovacao: ' (renovação)',
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

/** Amendments of a contract in force, newest first, with each changed term before and after. */
export function AditivosDoContrato({ id }: { id: number }) {
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
          ({ numero, tipo, descricao, vigencia_em, criado_em, criado_por_nome, mudancas }) => (
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
                      <del className={classes.antes}>{emPalavras(mudanca, mudanca.antes)}</del>{' '}
                      <ins>{emPalavras(mudanca, mudanca.depois)}</ins>
                    </dd>
                  </Fragment>
                ))}
              </dl>
              <p className={frases.dica}>
                Registrado por {criado_por_nome} em {formatarData(criado_em)}
              </p>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
