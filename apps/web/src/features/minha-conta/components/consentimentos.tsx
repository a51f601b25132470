import {
  autorizacao,
  type Consentimento,
  TERMOS,
  versaoDoTexto,
} from '@dominio/contrato/consentimentos';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Secao } from '../../../components/painel/secao.tsx';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { esperando } from '../../../components/ui/esperando.ts';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { formatarDataHora } from '../../../lib/formato.ts';
import { consentimentosOptions, useMudarConsentimento } from '../consentimentos.queries.ts';
import classes from './minha-conta.module.css';

const ATOS = { concedido: 'Autorizado', revogado: 'Revogado' } as const;

const comMaiuscula = (frase: string) => frase.charAt(0).toUpperCase() + frase.slice(1);

function situacaoDita({ finalidade, situacao, desde, versao_do_texto }: Consentimento): string {
  if (desde) return `Autorizado desde ${formatarDataHora(desde)} · texto ${versao_do_texto}`;
  return situacao === 'sem_registro'
    ? 'Sem registro: já é assim, mas a sua autorização não foi registrada.'
    : `Não autorizado. ${TERMOS[finalidade].ondeAutorizar}`;
}

const comoSeRevoga = ({ finalidade, situacao }: Consentimento) =>
  situacao === 'sem_registro' ? TERMOS[finalidade].remover : 'Revogar';

interface Props {
  consentimento: Consentimento;
  ocupado: boolean;
  aoAutorizar: () => void;
  aoRevogar: () => void;
}

function Item({ consentimento, ocupado, aoAutorizar, aoRevogar }: Props) {
  const { finalidade, situacao, versao_do_texto, historico } = consentimento;
  const { titulo } = TERMOS[finalidade];
  return (
    <li>
      <div>
        <strong>{titulo}</strong>
        <p>{comMaiuscula(autorizacao(finalidade, versao_do_texto ?? undefined))}</p>
        <p>{situacaoDita(consentimento)}</p>
        {historico.length > 0 && (
          <details>
            <summary tabIndex={0}>Histórico</summary>
            <ul>
              {historico.map(({ ato, em, versao_do_texto: versao }) => (
                <li key={`${ato} ${em} ${versao}`}>
                  {ATOS[ato]} em {formatarDataHora(em)} (texto {versao})
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {situacao !== 'ausente' && (
        <div className={classes.atosDoConsentimento}>
          {situacao === 'sem_registro' && (
            <Button aria-label={`Autorizar: ${titulo}`} {...esperando(ocupado, aoAutorizar)}>
              Autorizar
            </Button>
          )}
          <Button
            variant="default"
            aria-label={`${comoSeRevoga(consentimento)}: ${titulo}`}
            {...esperando(ocupado, aoRevogar)}
          >
            {comoSeRevoga(consentimento)}
          </Button>
        </div>
      )}
    </li>
  );
}

/**
 * The person's consents: since when, to which text, and the button that revokes each (LGPD art. 8).
 */
export default function Consentimentos() {
  const consulta = useQuery(consentimentosOptions());
  const { data, refetch, isFetching } = consulta;
  const falha = useFalhaQueFica(consulta);
  const mudar = useMudarConsentimento();
  const { confirmar, dialogo } = useConfirmar();

  const autorizar = async ({ finalidade }: Consentimento) => {
    try {
      const versao = versaoDoTexto(finalidade);
      avisar.sucesso({ titulo: (await mudar.mutateAsync({ finalidade, versao })).message });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao autorizar', mensagem: mensagemDoErro(erro) });
    }
  };
  const revogar = async (consentimento: Consentimento) => {
    const { finalidade, situacao } = consentimento;
    const { titulo, aoRevogar: texto, removido } = TERMOS[finalidade];
    const ato = comoSeRevoga(consentimento);
    const pergunta = { titulo: `${ato}: ${titulo}?`, texto, confirmar: ato, perigo: true };
    if (!(await confirmar(pergunta))) return;
    try {
      const { message } = await mudar.mutateAsync({ finalidade, versao: null });
      avisar.sucesso({ titulo: situacao === 'sem_registro' ? removido : message });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao revogar', mensagem: mensagemDoErro(erro) });
    }
  };
  return (
    <Secao
      titulo="O que você autorizou"
      descricao="Só isto depende do seu consentimento. Você revoga quando quiser, e o que foi feito até ali continua válido (LGPD, art. 8º, § 5º)."
    >
      {data ? (
        <ul className={classes.consentimentos}>
          {data.consentimentos.map((consentimento) => (
            <Item
              key={consentimento.finalidade}
              consentimento={consentimento}
              ocupado={mudar.isPending}
              aoAutorizar={() => void autorizar(consentimento)}
              aoRevogar={() => void revogar(consentimento)}
            />
          ))}
        </ul>
      ) : falha ? (
        <ErroDaRegiao
          oQue="o que você autorizou"
          erro={falha}
          aoTentar={() => void refetch()}
          tentando={isFetching}
        />
      ) : (
        <EsqueletoDeLista linhas={1} />
      )}
      {dialogo}
    </Secao>
  );
}
