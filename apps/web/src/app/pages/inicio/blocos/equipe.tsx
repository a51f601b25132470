import { ERRO_DO_BLOCO } from '@dominio/contrato/inicio';
import { IconCake } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import classes from '../../../../components/painel/cartao.module.css';
import { CartaoDeLista } from '../../../../components/painel/cartao-de-lista.tsx';
import { Avatar, type PessoaComFoto } from '../../../../components/ui/avatar.tsx';
import { formatarNumero } from '../../../../lib/formato.ts';
import { usePode } from '../../../../lib/permissoes.tsx';
import { useHoje } from '../../../../lib/use-hoje.ts';
import { equipeOptions } from '../blocos.queries.ts';
import { diaDoAniversario, periodoDaAusencia } from './equipe.rules.ts';

const AUSENCIAS = '/times?aba=ausencias';

interface PropsDaPessoa {
  pessoa: PessoaComFoto;
  detalhe: string;
  festa?: boolean;
}

function Pessoa({ pessoa, detalhe, festa = false }: PropsDaPessoa) {
  return (
    <li className={classes.linha}>
      <Avatar pessoa={pessoa} preset="thumbnail" />
      <span className={classes.texto}>
        <span>{pessoa.nome}</span>
        <span className={classes.detalhe}>{detalhe}</span>
      </span>
      {festa && <IconCake size={18} stroke={1.7} aria-hidden />}
    </li>
  );
}

/** Card of /inicio: who of the team is away or soon will be, and the next birthdays. */
export function Equipe() {
  const hoje = useHoje();
  const { data, ...consulta } = useQuery(equipeOptions(hoje));
  const veAusencias = usePode('times:acessar');
  const ausencias = data?.ausencias?.itens ?? [];
  const aniversarios = data?.aniversarios.itens ?? [];
  const restantes = (data?.ausencias?.total ?? 0) - ausencias.length;
  const nota = data && !data.aniversarios_de_todos && (
    <p className={classes.rodape}>Os aniversários dos colegas são vistos pelo RH.</p>
  );
  return (
    <CartaoDeLista
      titulo="Aniversariantes e férias"
      {...(veAusencias && { link: { rotulo: 'Ver ausências', para: AUSENCIAS } })}
      consulta={{ ...consulta, data: data && [...ausencias, ...aniversarios] }}
      textoDoErro={ERRO_DO_BLOCO}
      vazio={<p>Ninguém ausente nem aniversário nos próximos 30 dias.</p>}
      linhas={() => (
        <>
          {ausencias.length > 0 && (
            <ul className={classes.linhas} aria-label="Ausências">
              {ausencias.map(({ id, pessoa, ...ausencia }) => (
                <Pessoa key={id} pessoa={pessoa} detalhe={periodoDaAusencia(ausencia, hoje)} />
              ))}
            </ul>
          )}
          {restantes > 0 && (
            <p className={classes.rodape}>
              <Link to={AUSENCIAS}>E mais {formatarNumero(restantes)}</Link>
            </p>
          )}
          {aniversarios.length > 0 && (
            <>
              <h3 className={classes.grupo}>Aniversários</h3>
              <ul className={classes.linhas}>
                {aniversarios.map(({ pessoa, dia, hoje: eHoje }) => (
                  <Pessoa
                    key={pessoa.id}
                    pessoa={pessoa}
                    detalhe={eHoje ? 'Hoje' : diaDoAniversario(dia)}
                    festa={eHoje}
                  />
                ))}
              </ul>
            </>
          )}
          {nota}
        </>
      )}
    />
  );
}
