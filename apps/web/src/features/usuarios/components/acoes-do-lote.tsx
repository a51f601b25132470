import { GRUPO } from '@dominio/contrato/permissoes';
import type { UsuarioDoCadastro } from '@dominio/contrato/usuarios-cadastro';
import { ACOES_DO_LOTE } from '@dominio/contrato/usuarios-lote';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { contar } from '../../../lib/formato.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { CampoDoTime } from '../../../registros/campo-do-time.tsx';
import { RecusasDoLote } from '../../../registros/recusas-do-lote.tsx';
import { ACOES, type Decidido, simulacaoDoLoteOptions } from '../usuarios.lote.ts';
import { gruposOptions, timesOptions } from '../usuarios.queries.ts';
import { CampoDoGrupo } from './campo-do-grupo.tsx';
import classes from './usuarios.module.css';

/** No team, as a value of the field. */
const NENHUM_TIME = '0';

interface PropsDoValor {
  decidido: Decidido;
  aoMudar: (decidido: Decidido) => void;
}

/** The team or the group, where the act has one. */
function Valor({ decidido, aoMudar }: PropsDoValor) {
  const { acao, time_id, grupo_id } = decidido;
  const { data: times = [] } = useQuery(timesOptions());
  const { data: grupos = [] } = useQuery(gruposOptions());
  if (acao === 'mudar_time') {
    return (
      <CampoDoTime
        label="Time"
        obrigatorio
        opcoes={[
          { valor: NENHUM_TIME, rotulo: 'Nenhum time' },
          ...times.map(({ id, nome }) => ({ valor: `${id}`, rotulo: nome })),
        ]}
        value={time_id === undefined ? null : `${time_id ?? NENHUM_TIME}`}
        onChange={(valor) =>
          aoMudar({
            acao,
            ...(valor !== null && { time_id: valor === NENHUM_TIME ? null : Number(valor) }),
          })
        }
      />
    );
  }
  if (!acao.endsWith('_grupo')) return null;
  const oferecidos = grupos.filter(
    ({ id, acoes }) => id !== GRUPO.cliente && (acao === 'sair_do_grupo' || acoes.conceder),
  );
  return (
    <CampoDoGrupo
      label="Grupo"
      opcoes={oferecidos.map(({ id, nome }) => ({ valor: `${id}`, rotulo: nome }))}
      value={grupo_id === undefined ? null : `${grupo_id}`}
      onChange={(valor) => aoMudar({ acao, ...(valor !== null && { grupo_id: Number(valor) }) })}
    />
  );
}

interface Props {
  pessoas: readonly UsuarioDoCadastro[];
  /** @param decidido undefined when the person thought better of it. */
  aoResponder: (decidido: Decidido | undefined) => void;
}

/** Asks what is to be done with these people, and says beforehand who is refused and why. */
export default function AcoesDoLote({ pessoas, aoResponder }: Props) {
  const [decidido, setDecidido] = useState<Decidido | null>(null);
  const porId = new Map(pessoas.map((pessoa) => [pessoa.id, pessoa]));
  const simulacao = useQuery(simulacaoDoLoteOptions([...porId.keys()], decidido));
  const quantas = simulacao.data?.alterados.length ?? 0;
  return (
    <Dialogo
      titulo={`Mudar ${contar(pessoas.length, 'usuário', 'usuários')}`}
      aoFechar={() => aoResponder(undefined)}
    >
      <form
        className={classes.pilha}
        onSubmit={(evento) => {
          evento.preventDefault();
          if (decidido && quantas > 0) aoResponder(decidido);
        }}
      >
        <CampoDeEscolha
          label="O que fazer"
          obrigatorio
          opcoes={ACOES_DO_LOTE.map((acao) => ({ valor: acao, rotulo: ACOES[acao].rotulo }))}
          value={decidido?.acao ?? null}
          onChange={(valor) => {
            const acao = ACOES_DO_LOTE.find((uma) => uma === valor);
            setDecidido(acao ? { acao } : null);
          }}
          vazio="Nada a fazer."
          data-autofocus
        />
        {decidido && <p>{ACOES[decidido.acao].texto}</p>}
        {decidido && <Valor decidido={decidido} aoMudar={setDecidido} />}
        {(simulacao.data || simulacao.isFetching || simulacao.error) && (
          <section aria-label="O que muda">
            <Lido consulta={simulacao} oQue="a simulação" linhas={2}>
              {({ alterados, recusas }) => (
                <>
                  <p role="status">
                    {contar(alterados.length, 'pessoa muda', 'pessoas mudam')}
                    {recusas.length > 0 &&
                      ` · ${contar(recusas.length, 'fica como está', 'ficam como estão')}`}
                  </p>
                  <RecusasDoLote
                    recusas={recusas.flatMap(({ id, motivo }) => {
                      const linha = porId.get(id);
                      return linha ? { linha, motivo } : [];
                    })}
                    nome={({ nome }) => nome}
                  />
                </>
              )}
            </Lido>
          </section>
        )}
        <RodapeFixo>
          <Button variant="default" onClick={() => aoResponder(undefined)}>
            Voltar
          </Button>
          <Button type="submit" disabled={quantas === 0 || simulacao.isFetching}>
            {decidido ? ACOES[decidido.acao].rotulo : 'Fazer'}
          </Button>
        </RodapeFixo>
      </form>
    </Dialogo>
  );
}
