import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Secao } from '../../../components/painel/secao.tsx';
import { ListaComDiferencas } from '../../../registros/historico/lista-com-diferencas.tsx';
import { minhasOptions } from '../auditoria.queries.ts';
import classes from './auditoria.module.css';

/**
 * The person's own actions in words, so that a sign-in by somebody else is noticed (page book #63).
 */
export default function AtividadeRecente() {
  return (
    <Secao
      titulo="Atividade recente"
      descricao={
        <>
          O que foi feito com a sua conta, do mais novo ao mais antigo. Não reconhece algo? Encerre
          as outras sessões e troque a senha em{' '}
          <Link className={classes.ligacao} to={{ search: '?aba=seguranca' }}>
            Segurança
          </Link>
          .
        </>
      }
    >
      <ListaComDiferencas
        consulta={useInfiniteQuery(minhasOptions())}
        oQue="a sua atividade"
        vazio="Nada do que você fez foi registrado ainda."
      />
    </Secao>
  );
}
