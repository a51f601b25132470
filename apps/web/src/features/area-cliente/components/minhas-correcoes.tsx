import { type Correcao, type EstadoDaCorrecao, NOME_DO_ESTADO } from '@dominio/contrato/correcoes';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import frases from '../../../components/ui/frases.module.css';
import { Situacao, type Tom } from '../../../components/ui/situacao.tsx';
import { rotuloDoCampo, valorDaCorrecao } from '../../../consultas/valor-da-correcao.ts';
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

function UmaCorrecao({ correcao }: { correcao: Correcao }) {
  const retirar = useRetirar();
  const { id, alvo, alvo_nome, estado, campos, criado_em, autor_nome } = correcao;
  const podeRetirar = estado === 'em_analise' && campos.every(({ decisao }) => decisao === null);
  return (
    <li className={classes.correcao}>
      <div className={classes.topo}>
        <strong>{alvo_nome ?? 'Registro que não existe mais'}</strong>
        <Situacao tom={TOM[estado]}>{NOME_DO_ESTADO[estado]}</Situacao>
      </div>
      <ul className={classes.mudancas}>
        {campos.map(({ campo, antes, proposto, decisao, motivo }) => (
          <li key={campo}>
            <span>{rotuloDoCampo(alvo, campo)}</span>
            {/* Nothing changes from blank to blank: what it said is kept no longer. */}
            {(antes ?? proposto) !== null &&
              `: ${valorDaCorrecao(alvo, campo, antes)} → ${valorDaCorrecao(alvo, campo, proposto)}`}
            {decisao === 'aceito' && estado !== 'aceita' && <em> · aceito</em>}
            {decisao === 'recusado' && <em> · recusado: “{motivo}”</em>}
          </li>
        ))}
      </ul>
      <div className={classes.topo}>
        <span className={frases.dica}>
          {[autor_nome, formatarData(criado_em)].filter(Boolean).join(' · ')}
        </span>
        {podeRetirar && (
          <Button
            variant="default"
            loading={retirar.isPending}
            aria-label={`Retirar a correção de ${alvo_nome}`}
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
