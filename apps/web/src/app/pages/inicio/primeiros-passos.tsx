import { VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import linhas from '../../../components/painel/cartao.module.css';
import { Cartao } from '../../../components/painel/cartao.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { ENDERECO_NOVO } from '../../../features/agendamentos/agendamentos.endereco.ts';
import { useFavoritos } from '../../../features/favoritos/favoritos.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useSessao } from '../../../lib/sessao.ts';
import { primeirosPassosOptions } from './blocos.queries.ts';
import classes from './primeiros-passos.module.css';

/** What the first day teaches; gone once all is done, or the account is no longer new. */
export function PrimeirosPassos() {
  const { data, isPending } = useQuery(primeirosPassosOptions);
  const temFoto = useSessao(({ usuario }) => usuario?.tem_avatar === true);
  const temFavorito = useFavoritos(({ ids }) => ids.length > 0);
  const podeMarcar = usePode('agenda:criar');
  const soLeitura = useSoLeitura() !== null;
  // What stands below waits for it, and is pushed by nothing.
  if (isPending) return <div aria-busy />;
  const passos = [
    {
      titulo: 'Coloque a sua foto',
      detalhe: 'Os colegas reconhecem você na agenda.',
      para: '/minha-conta',
      feito: temFoto,
    },
    ...(podeMarcar
      ? [
          {
            titulo: 'Marque o seu primeiro agendamento',
            detalhe: 'Quem participa é avisado na hora.',
            para: ENDERECO_NOVO,
            feito: data?.agendou === true,
          },
        ]
      : []),
    {
      titulo: 'Guarde uma página nos favoritos',
      detalhe: 'A estrela fica ao lado do título de cada página.',
      para: '/ferramentas',
      feito: temFavorito,
    },
  ];
  const feitos = passos.filter(({ feito }) => feito).length;
  if (!data?.novo || soLeitura || feitos === passos.length) return null;
  return (
    <Cartao titulo={`Primeiros passos: ${feitos} de ${passos.length}`} soNaTela>
      <ol className={classes.passos}>
        {passos.map(({ titulo, detalhe, para, feito }) => {
          const Icone = feito ? IconCircleCheck : IconCircle;
          const conteudo = (
            <>
              <Icone size={20} stroke={1.7} aria-hidden />
              <span className={linhas.texto}>
                <span>
                  {feito && <VisuallyHidden>Feito: </VisuallyHidden>}
                  {titulo}
                </span>
                <span className={linhas.detalhe}>{detalhe}</span>
              </span>
            </>
          );
          return (
            <li key={para} data-feito={feito || undefined}>
              {feito ? (
                <div className={linhas.linha}>{conteudo}</div>
              ) : (
                <Link to={para} className={linhas.linha}>
                  {conteudo}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </Cartao>
  );
}
