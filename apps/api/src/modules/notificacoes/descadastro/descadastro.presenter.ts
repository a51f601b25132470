import type { PaginaAvulsa } from '../../../platform/http/pagina-avulsa.ts';
import type { EstadoDoDescadastro } from './descadastro.service.ts';
import type { Saida } from './saidas.service.ts';

export const LINK_INVALIDO: PaginaAvulsa = {
  titulo: 'Este link não vale',
  paragrafos: [
    'Confira se ele está completo, como veio no e-mail. Nada foi mudado.',
    'Você também escolhe do que ser avisado dentro do Domínio, nas configurações de notificações.',
  ],
};

/** Why a type cannot be left. */
export const porQueNaoSai = ({ titulo, presa }: Pick<Saida, 'titulo' | 'presa'>): string =>
  presa === 'critico'
    ? `“${titulo}” é um aviso de segurança e não pode ser desligado.`
    : `“${titulo}” é definida pelo administrador e não pode ser desligada por aqui.`;

interface Enderecos {
  readonly descadastrar: string;
  readonly voltar: string;
  readonly preferencias: string;
}

const TITULOS = {
  pergunta: 'Deixar de receber por e-mail?',
  desligado: 'Você não recebe mais por e-mail',
  religado: 'Você voltou a receber por e-mail',
};

/** What the link's page says: before anything was asked for, or of what is so now. */
export function paginaDoDescadastro(
  { livres, presas, desligado }: EstadoDoDescadastro,
  feito: 'descadastrar' | 'voltar' | null,
  enderecos: Enderecos,
): PaginaAvulsa {
  const rodape = { texto: 'Escolher do que ser avisado', endereco: enderecos.preferencias };
  const motivos = presas.map(porQueNaoSai);
  if (livres.length === 0)
    return { titulo: 'Não é possível desligar', paragrafos: motivos, rodape };
  const titulo = desligado
    ? TITULOS.desligado
    : feito === 'voltar'
      ? TITULOS.religado
      : TITULOS.pergunta;
  return {
    titulo,
    paragrafos: [
      ...motivos,
      ...(feito === 'voltar' ? [] : ['O sino e os outros meios continuam como estão.']),
    ],
    itens: livres.map((uma) => uma.titulo),
    botao: desligado
      ? { rotulo: 'Voltar a receber', acao: enderecos.voltar }
      : { rotulo: 'Deixar de receber', acao: enderecos.descadastrar },
    rodape,
  };
}
