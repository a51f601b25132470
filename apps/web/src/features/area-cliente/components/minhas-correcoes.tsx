import { type Correcao, type EstadoDaCorrecao, NOME_DO_ESTADO } from '@dominio/contrato/correcoes';
import { ehSoPalavras, NOME_DO_PEDIDO, rotuloDoCampo } from '@dominio/contrato/correcoes-alvos';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import frases from '../../../components/ui/frases.module.css';
import { Situacao, type Tom } from '../../../components/ui/situacao.tsx';
import {
  propostoEscrito,
  tituloDaCorrecao,
  valorDaCorrecao,
} from '../../../consultas/valor-da-correcao.ts';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { formatarData } from '../../../lib/formato.ts';
import { correcoesDoClienteOptions, useRetirar } from '../correcoes.queries.ts';
import classes from './correcoes.module.css';
import lista from './lista-de-reunioes.module.css';

const TOM: Readonly<Record<EstadoDaCorrecao, Tom>> = {
  em_analise: 'aviso',
  aceita: 'sucesso',
  parcial: 'sucesso',
  recusada: 'perigo',
  retirada: 'neutro',
};

type Campo = Correcao['campos'][number];

/** Whether its fields are answered each by itself. */
const umaAUma = ({ alvo, campos }: Correcao) => !NOME_DO_PEDIDO[alvo] && !ehSoPalavras(campos);

/** What a field was and is to be; nothing once it is kept no longer. */
function mudancaEscrita({ alvo }: Correcao, um: Campo): string {
  const { campo, antes, proposto } = um;
  if ((antes ?? proposto) === null) return '';
  const novo = propostoEscrito(alvo, um);
  return antes === null && NOME_DO_PEDIDO[alvo]
    ? `: ${novo}`
    : `: ${valorDaCorrecao(alvo, campo, antes)} → ${novo}`;
}

function respostaEscrita({ decisao, motivo }: Campo, estado: EstadoDaCorrecao): string {
  if (decisao === 'recusado') return ` · recusado: “${motivo}”`;
  return decisao === 'aceito' && estado !== 'aceita' ? ' · aceito' : '';
}

function UmaCorrecao({ correcao }: { correcao: Correcao }) {
  const retirar = useRetirar();
  const { id, alvo, estado, campos, criado_em, autor_nome, observacao } = correcao;
  const titulo = tituloDaCorrecao(correcao, 'Registro que não existe mais');
  const podeRetirar = estado === 'em_analise' && campos.every(({ decisao }) => decisao === null);
  return (
    <li className={classes.correcao}>
      <div className={classes.topo}>
        <strong>{titulo}</strong>
        <Situacao tom={TOM[estado]}>
          {estado === 'aceita' && ehSoPalavras(campos) ? 'Feita' : NOME_DO_ESTADO[estado]}
        </Situacao>
      </div>
      {observacao && <p className={classes.observacao}>“{observacao}”</p>}
      {!ehSoPalavras(campos) && (
        <ul className={classes.mudancas}>
          {campos.map((um) => (
            <li key={um.campo}>
              <span>{rotuloDoCampo(alvo, um.campo)}</span>
              {mudancaEscrita(correcao, um)}
              {umaAUma(correcao) && <em>{respostaEscrita(um, estado)}</em>}
            </li>
          ))}
        </ul>
      )}
      {!umaAUma(correcao) && campos[0]?.motivo && (
        <p className={classes.resposta}>Recusada: “{campos[0].motivo}”</p>
      )}
      <div className={classes.topo}>
        <span className={frases.dica}>
          {[autor_nome, formatarData(criado_em)].filter(Boolean).join(' · ')}
        </span>
        {estado === 'em_analise' && !podeRetirar && (
          <span className={frases.dica}>
            Não pode mais ser retirada: o escritório já respondeu a uma parte.
          </span>
        )}
        {podeRetirar && (
          <Button
            variant="default"
            loading={retirar.isPending}
            aria-label={`Retirar a correção de ${titulo}`}
            onClick={() =>
              retirar.mutate(id, {
                onSuccess: () => avisar.sucesso({ titulo: 'Correção retirada' }),
                onError: (erro) =>
                  avisar.erro({
                    titulo: 'Erro ao retirar a correção',
                    mensagem: mensagemDoErro(erro),
                  }),
              })
            }
          >
            Retirar
          </Button>
        )}
      </div>
    </li>
  );
}

/** What the company proposed, and what the firm answered; nothing while there is none. */
export function MinhasCorrecoes() {
  const { data } = useQuery(correcoesDoClienteOptions);
  if (!data || data.correcoes.length === 0) return null;
  return (
    <section className={lista.secao} aria-label="Correções propostas">
      <h2 className={lista.titulo}>Correções propostas</h2>
      <ul className={classes.correcoes}>
        {data.correcoes.map((correcao) => (
          <UmaCorrecao key={correcao.id} correcao={correcao} />
        ))}
      </ul>
    </section>
  );
}
