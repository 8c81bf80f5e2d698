/** The editors' pages in Spanish: by the English text, or by `@block.field` where that is long. */
export default {
  'Off the path': 'Fuera del camino',
  'There is nothing at this address.': 'En esta dirección no hay nada.',
  'This path ends here': 'Este camino termina aquí',
  'The page has moved, sold out for good, or never was. These ways lead on.':
    'La página se ha movido, el artículo se agotó o nunca existió. Por aquí se sigue.',
  'A path that fades into mist': 'Un camino que se pierde en la niebla',
  Home: 'Inicio',
  'New arrivals': 'Novedades',
  'Or start with these': 'O empieza por estos',
  'Your account': 'Tu cuenta',
  'Your account.': 'Tu cuenta.',
  Profile: 'Perfil',
  'Your profile.': 'Tu perfil.',
  Basecamp: 'Campo base',
  'Where members meet before they set out.': 'Donde los socios se reúnen antes de salir.',
  'The West End store': 'La tienda del West End',
  'Our store in the middle of the city.': 'Nuestra tienda en pleno centro.',
  Search: 'Buscar',
  'Search the shop.': 'Buscar en la tienda.',
  'Trail running': 'Carreras de montaña',
  Waterproofs: 'Impermeables',
  Backpacks: 'Mochilas',
  Socks: 'Calcetines',
  'Gift cards': 'Tarjetas regalo',
  'Popular now': 'Lo más visto',
  'A digital gift card, sent by e-mail with your words.':
    'Una tarjeta regalo digital, enviada por correo con tus palabras.',
  'For someone whose size you do not know': 'Para alguien cuya talla no conoces',
  'Sent by e-mail on the day you buy it, with a message of yours. It does not lose value.':
    'Se envía por correo el día de la compra, con tu mensaje. No pierde valor.',
  'Choose an amount': 'Elegir un importe',
  Offers: 'Ofertas',
  'What is reduced, and how codes work.': 'Qué está rebajado y cómo funcionan los códigos.',
  'Few, and without small print.': 'Pocas, y sin letra pequeña.',
  '@offers-text.html':
    '<ul><li>Los colores de la temporada pasada están rebajados hasta agotar tallas. Indicamos el precio más bajo de los treinta días anteriores.</li>{freeItem}<li>Primer pedido: FIRSTSTEPS descuenta un quince por ciento.</li></ul>',
  '{freeItem}': '<li>El envío estándar es gratis desde {free}.</li>',
  'Reduced now': 'Rebajado ahora',
  Cart: 'Cesta',
  'Your cart.': 'Tu cesta.',
  'Before you check out': 'Antes de tramitar el pedido',
  'Are these things held for me?': '¿Están reservados estos artículos para mí?',
  '<p>Not yet. They are yours once the order is placed; until then somebody else may take the last pair.</p>':
    '<p>Todavía no. Son tuyos cuando haces el pedido; hasta entonces otra persona puede llevarse el último par.</p>',
  'Codes and gift cards': 'Códigos y tarjetas regalo',
  '<p>One code goes in here. Gift cards, and more than one of them, go with the payment.</p>':
    '<p>Aquí se escribe un código. Las tarjetas regalo, incluso varias, se usan al pagar.</p>',
  'If it does not fit': 'Si no te queda bien',
  '<p>Sixty days, free return, here or in any store.</p>':
    '<p>Sesenta días, devolución gratis, aquí o en cualquier tienda.</p>',
  'Small things that get forgotten': 'Cosas pequeñas que se olvidan',
  Checkout: 'Tramitar pedido',
  'Checkout.': 'Tramitar pedido.',
  'When does it arrive?': '¿Cuándo llega?',
  '@delivery.html':
    '<p>El envío estándar tarda {days} días laborables. Los pedidos hechos antes de las dos de la tarde salen el mismo día.</p>',
  'Is tax included?': '¿Está incluido el IVA?',
  '<p>Yes. The price you see is the price you pay.</p>': '<p>Sí. El precio que ves es el que pagas.</p>',
  'When is tax added?': '¿Cuándo se añade el impuesto?',
  '<p>Once we know where the parcel goes. You see it before you pay.</p>':
    '<p>Cuando sabemos adónde va el paquete. Lo ves antes de pagar.</p>',
  'Is my card safe?': '¿Está segura mi tarjeta?',
  '<p>Card numbers go straight to the payment provider over an encrypted connection. We never see or keep them.</p>':
    '<p>Los números de tarjeta van directamente al proveedor de pagos por una conexión cifrada. Nosotros ni los vemos ni los guardamos.</p>',
  'Thank you': 'Gracias',
  'Your order is in.': 'Tu pedido está registrado.',
  'What happens now': 'Qué pasa ahora',
  '<h3>An e-mail</h3><p>With everything that stands here, in a minute or two.</p>':
    '<h3>Un correo</h3><p>Con todo lo que ves aquí, en un minuto o dos.</p>',
  '<h3>A parcel</h3><p>We write again with a tracking number when it leaves.</p>':
    '<h3>Un paquete</h3><p>Te escribimos con el número de seguimiento cuando sale.</p>',
  '<h3>Sixty days</h3><p>To try things on and send back what does not fit.</p>':
    '<h3>Sesenta días</h3><p>Para probar y devolver lo que no te quede bien.</p>',
  'For the same trip': 'Para la misma salida',
  'Help centre': 'Centro de ayuda',
  'Delivery, returns, repairs, sizes and how to reach a person.':
    'Envíos, devoluciones, reparaciones, tallas y cómo hablar con una persona.',
  'How can we help': 'En qué podemos ayudarte',
  'Most answers are here. For the rest there are people.':
    'Casi todas las respuestas están aquí. Para lo demás hay personas.',
  'Asked most often': 'Preguntas frecuentes',
  'Can I change an order?': '¿Puedo cambiar un pedido?',
  '@change-order.html':
    '<p>Durante una media hora, sí: cancélalo en su página y vuelve a pedir. Después ya se está preparando; devuelve lo que no quieras.</p>',
  'The size is wrong. What now?': 'La talla no es la mía. ¿Y ahora?',
  '<p>Send it back at our cost and order the other size straight away, so that it does not sell out while the first one travels.</p>':
    '<p>Devuélvelo a nuestro cargo y pide enseguida la otra talla, para que no se agote mientras tanto.</p>',
  'Where do I enter a code?': '¿Dónde escribo un código?',
  '<p>In the cart, below the items. One code at a time; gift cards go with the payment.</p>':
    '<p>En la cesta, debajo de los artículos. Un código cada vez; las tarjetas regalo se usan al pagar.</p>',
  'Can I collect in a store?': '¿Puedo recoger en una tienda?',
  '<p>Where a store near you has the size, choose pick up in the cart. We write when it is ready, mostly within two hours.</p>':
    '<p>Si una tienda cercana tiene la talla, elige la recogida en la cesta. Te escribimos cuando esté listo, casi siempre en dos horas.</p>',
  'Find your order': 'Buscar tu pedido',
  'Contact us': 'Contacto',
  'Size guide': 'Guía de tallas',
  Delivery: 'Envíos',
  'Standard delivery takes {days} working days.': 'El envío estándar tarda {days} días laborables.',
  '@help-delivery-text.html':
    '<h3>Cuánto cuesta</h3><p>{price}</p><h3>Impuestos y aduanas</h3><p>{tax}</p><h3>Dónde entregamos</h3><p>En casas y oficinas del país de este sitio, en nuestras tiendas y en los puntos de recogida que se ofrecen al tramitar el pedido. No en apartados de correos: los transportistas piden una firma.</p><h3>Hecho por encargo</h3><p>Las zapatillas personalizadas se hacen después del pedido y tardan una o dos semanas más.</p>',
  '{price free}': 'El envío estándar es gratis desde {free}. Por debajo, la cesta muestra el precio.',
  '{price}': 'La cesta muestra el precio antes de pagar.',
  '{tax inside}': 'Los precios incluyen el IVA. Enviamos desde tu región: no hay nada que pagar en la puerta.',
  '{tax}': 'El impuesto depende del destino. Se añade al tramitar el pedido y se ve antes de pagar.',
  'How to return': 'Cómo devolver',
  'You have sixty days. We pay for the way back.': 'Tienes sesenta días. La vuelta la pagamos nosotros.',
  '@help-returns-how-to-return-text.html':
    '<ol><li>Abre tu pedido: con el enlace del correo de confirmación, desde tu cuenta o por su número en «Buscar tu pedido». Elige «Devolver algo» y lo que devuelves, e imprime la etiqueta.</li><li>Empaqueta todo como llegó. La caja puede ser otra.</li><li>Entrega el paquete en un punto de recogida o llévalo a una tienda Waymark.</li></ol><p>El dinero vuelve por donde vino en un plazo de cinco días laborables desde que nos llega el paquete. Las tarjetas regalo se devuelven como tarjetas regalo.</p><h3>Qué aceptamos</h3><p>Todo lo que no se haya usado, o solo en casa. El calzado que ya ha subido un monte no se puede volver a vender; si tiene un defecto, nos toca a nosotros resolverlo.</p><h3>Qué no podemos aceptar</h3><p>Calzado hecho por encargo, ropa interior abierta y tarjetas regalo digitales usadas.</p>',
  'Repairs and warranty': 'Reparaciones y garantía',
  'If we made it, we mend it, for as long as it can be mended.': 'Lo que hacemos lo arreglamos, mientras se pueda.',
  '@help-repairs-text.html':
    '<h3>Defectos</h3><p>Una costura que se abre, una cremallera que se atasca, una varilla que se parte con un uso normal: lo reparamos o cambiamos gratis, sin fecha límite.</p><h3>Desgaste</h3><p>Agujeros, suelas gastadas, malla rota: lo reparamos a precio de coste. Te decimos el precio antes de empezar y, si prefieres, te lo devolvemos tal cual.</p><h3>Cómo</h3><ul><li>Límpialo primero por encima. El barro no importa, la humedad sí.</li><li>Envíalo o déjalo en una tienda con taller.</li><li>Vuelve a las dos o tres semanas, casi siempre con un parche a la vista. Nos parece bien.</li></ul>',
  'How to measure, and when to go up half a size.': 'Cómo medir, y cuándo coger medio número más.',
  '@help-size-guide-text.html':
    '<h3>Pies</h3><p>Por la tarde, de pie sobre un papel y con el talón en la pared, marca el dedo más largo. Mide los dos pies y guíate por el más largo. Los números de aquí son {sizes}; la tabla de cada producto tiene los demás.</p><p>Para bajadas largas y calcetines de invierno, medio número más. Para carreras cortas y empinadas, quédate con el tuyo.</p><h3>Cuerpo</h3><p>Pecho: por lo más ancho, con los brazos abajo. Cintura: donde llevas el pantalón. Entrepierna: hasta el suelo, sin zapatos.</p><h3>Entre dos tallas</h3><p>Chaquetas y forros: la mayor, debajo irán capas. Capas base y mallas: la menor.</p>',
  'Real people who own wet tents.': 'Personas de verdad, con tiendas mojadas.',
  '<h3>Write</h3><p>help@waymark.example. We answer within a working day.</p>':
    '<h3>Escribir</h3><p>help@waymark.example. Respondemos en un día laborable.</p>',
  'Write to us': 'Escríbenos',
  '<h3>Call</h3><p>Monday to Saturday, 9 to 19, your time.</p>':
    '<h3>Llamar</h3><p>De lunes a sábado, de 9 a 19 h.</p>',
  '<h3>Call</h3><p>Monday to Saturday, 8 to 20, Mountain Time.</p>':
    '<h3>Llamar</h3><p>De lunes a sábado, de 8 a 20 h, hora de la montaña.</p>',
  '<h3>Come by</h3><p>Every store can look up an order and take a return.</p>':
    '<h3>Pasarte</h3><p>Cualquier tienda puede buscar un pedido y aceptar una devolución.</p>',
  'On this page': 'En esta página',
  'When we meet': 'Cuándo nos vemos',
  'The spring weekend': 'El fin de semana de primavera',
  'Two nights out with whoever comes. Choose one or both.': 'Dos noches fuera con quien venga. Elija una o las dos.',
  'Come along': 'Apuntarse',
  'See you in the hills': 'Nos vemos en las montañas',
  'Your name is on the list. Bring a cup for the soup.': 'Su nombre está en la lista. Traiga una taza para la sopa.',
  'Seen outside': 'Visto fuera',
  'Pictures of people who were there.': 'Fotos de quienes estuvieron allí.',
  'Three ways out': 'Tres maneras de salir',
  'What to bring': 'Qué llevar',
  'Good to have along': 'Útil para llevar',
  '@basecamp-when.html':
    '<h3>Cuándo nos vemos</h3><p>El primer jueves de cada mes a las siete, en una tienda cercana. Alguien trae sopa.</p>',
  'Tents under the stars': 'Tiendas bajo las estrellas',
  'Last October, four degrees': 'El pasado octubre, cuatro grados',
  'Before breakfast': 'Antes del desayuno',
  'All day': 'Todo el día',
  Overnight: 'Una noche fuera',
  '@basecamp-list-text.html':
    '<ul><li>Una taza, para la sopa.</li><li>Una linterna, para la vuelta.</li><li>Una capa más de lo que cree.</li></ul>',
  'Your points': 'Sus puntos',
  'Find a store': 'Buscar una tienda',
  'Points on every order, early sight of new colours, a place in the workshop queue.':
    'Puntos en cada pedido, los colores nuevos antes que nadie, un sitio en el taller.',
  'For people who come back.': 'Para quienes vuelven.',
  '<h3>Points</h3><p>One for every unit you spend. 500 of them are five off.</p>':
    '<h3>Puntos</h3><p>Uno por cada euro que gastas. 500 puntos son cinco euros de descuento.</p>',
  '<h3>Free standard delivery</h3><p>On every order, however small.</p>':
    '<h3>Envío estándar gratis</h3><p>En cada pedido, por pequeño que sea.</p>',
  '<h3>First pick</h3><p>New colours two days before everyone else.</p>':
    '<h3>Elegir primero</h3><p>Los colores nuevos dos días antes que los demás.</p>',
  '<h3>Repairs first</h3><p>Your things go to the front of the workshop.</p>':
    '<h3>Reparaciones primero</h3><p>Tus cosas pasan delante en el taller.</p>',
  'Join, it is free': 'Únete, es gratis',
  Terms: 'Condiciones',
  'Collective terms': 'Condiciones del Collective',
  'How points come and go.': 'Cómo van y vienen los puntos.',
  '@loyalty-terms-text.html':
    '<ul><li>Ganas un punto por cada euro entero que gastas en artículos, después de descuentos y sin contar el envío.</li><li>Los puntos llegan cuando empieza el plazo de devolución del pedido y se van cuando devuelves algo.</li><li>Caducan tras dos años sin pedidos.</li><li>Los puntos no son dinero, no se regalan ni se pagan.</li><li>Puedes darte de baja cuando quieras; los puntos sin usar terminan con la suscripción.</li></ul>',
  'Sign up': 'Registrarse',
  'Make an account: faster checkout, orders in one place.':
    'Crea una cuenta: compra más rápida, todos los pedidos en un sitio.',
  'With an account': 'Con una cuenta',
  Stores: 'Tiendas',
  'Try things on, collect an order, have a zip mended.': 'Probarse cosas, recoger un pedido, arreglar una cremallera.',
  'Each with a bench, a boot stretcher and somebody who has been out this week.':
    'Cada una con un banco de trabajo, una horma y alguien que ha salido esta semana.',
  'Where they are': 'Dónde estamos',
  '<h3>Same-day pickup</h3><p>Reserve online, collect within two hours where the size is in stock.</p>':
    '<h3>Recogida el mismo día</h3><p>Reserva en línea y recoge en dos horas si hay tu talla.</p>',
  '<h3>Boot fitting</h3><p>Both feet measured, hot and late in the day.</p>':
    '<h3>Ajuste de botas</h3><p>Los dos pies medidos, calientes y al final del día.</p>',
  '<h3>Workshop</h3><p>Zips, patches and soles, while you wait where we can.</p>':
    '<h3>Taller</h3><p>Cremalleras, parches y suelas, en el momento si se puede.</p>',
  'Waymark stores near you.': 'Tiendas Waymark cerca de ti.',
  '<p>Type a town or a postal code, or let the browser say where you are.</p>':
    '<p>Escribe una localidad o un código postal, o deja que el navegador diga dónde estás.</p>',
  'Sign in': 'Iniciar sesión',
  '<p>Sign in for your orders, your addresses and a shorter checkout.</p>':
    '<p>Inicia sesión para ver tus pedidos, tus direcciones y comprar más rápido.</p>',
  'Make an account': 'Crear una cuenta',
  '<p>Two minutes now, one minute less at every checkout.</p>': '<p>Dos minutos ahora, uno menos en cada pedido.</p>',
  'Join the Collective': 'Únete al Collective',
  '<p>Points on every order and first pick of new colours. Leaving is as easy as joining.</p>':
    '<p>Puntos en cada pedido y los colores nuevos primero. Irse es tan fácil como entrar.</p>',
  'Who we are': 'Quiénes somos',
  'A small company that makes things to be outside in.': 'Una pequeña empresa que hace cosas para estar fuera.',
  'Made by people who get rained on': 'Hecho por gente que se moja',
  'Waymark began with one boot and a bad summer.': 'Waymark empezó con una bota y un mal verano.',
  'A hut on a meadow': 'Un refugio en un prado',
  '@about-text.html':
    '<p>La bota calaba. Su fabricante decía que era normal. A nosotros no nos lo parecía, y pasamos dos inviernos en la mesa de la cocina averiguando qué hace falta: una costura mejor, una lengüeta más ancha y una suela que se quite y se vuelva a poner.</p><p>Hoy hacemos unas doscientas cincuenta cosas y a cada una le hacemos las mismas tres preguntas. ¿Hace bien una cosa? ¿Se puede arreglar? ¿La llevaríamos nosotros?</p><h3>Qué prometemos</h3><p>Decir cuánto pesan las cosas, dónde se hacen y qué no saben hacer. Arreglar lo que vendemos. Cambiar un color solo cuando se acaba el anterior.</p>',
  'Women’s boots': 'Botas de mujer',
  'Men’s boots': 'Botas de hombre',
  Materials: 'Materiales',
  'What things are made of, and what we still want to change.':
    'De qué están hechas las cosas, y qué queremos cambiar aún.',
  '@materials-text.html':
    '<h3>Repelencia sin PFAS</h3><p>Desde esta primavera, todas las chaquetas, botas y tiendas repelen el agua sin PFAS. Hay que lavarlas y calentarlas algo más a menudo; las notas de cuidado explican cómo.</p><h3>Hilo reciclado</h3><p>La mayoría de nuestros forros están hechos de botellas y forros viejos. La proporción figura en cada producto.</p><h3>Lana y plumón</h3><p>Merino de granjas sin mulesing, plumón de origen trazado. Donde no estamos seguros, no lo usamos.</p><h3>Piel</h3><p>De curtidurías con calificación oro en agua y energía, como subproducto. Buscamos algo que dure lo mismo y aún no lo hemos encontrado.</p>',
  Privacy: 'Privacidad',
  'What we keep about you, why, and for how long.': 'Qué guardamos sobre ti, por qué y cuánto tiempo.',
  '@privacy-text.html':
    '<p>Waymark es una tienda de demostración: la empresa es inventada.</p><h3>Qué guardamos</h3><p>Lo que necesita un pedido: nombre, dirección, correo, teléfono y lo que compraste (contrato, art. 6.1.b RGPD). Con una cuenta, también lo que guardes en ella.</p><h3>Qué no guardamos</h3><p>Números de tarjeta: van al proveedor de pagos. Contraseñas: solo una huella que no se puede revertir.</p><h3>Medición y publicidad</h3><p>Solo si aceptas. Puedes cambiar de idea al pie de cada página.</p><h3>Tus derechos</h3><p>Acceso, rectificación, supresión, limitación y portabilidad: privacy@waymark.example. También puedes reclamar ante la Agencia Española de Protección de Datos. Las facturas se guardan el tiempo que exige la ley.</p>',
  'Terms of use': 'Condiciones de uso',
  'The rules for using this site.': 'Las reglas para usar este sitio.',
  '@brand-terms-text.html':
    '<p>Lee, compara y compra como quieras. Por favor, no copies imágenes ni textos para un negocio propio, no uses programas que sobrecarguen la tienda y opina solo de lo que hayas usado.</p><p>Cuidamos que lo que pone aquí sea correcto. Si no lo es, escríbenos y lo corregimos. Esta tienda es una demostración.</p>',
  'Terms of sale': 'Condiciones de venta',
  'What holds when you buy from us.': 'Qué se aplica cuando nos compras.',
  '@sale-terms-text.html':
    '<p>Waymark es una tienda de demostración: no se celebra ningún contrato real.</p><h3>Pedido</h3><p>Tu pedido es una oferta; el contrato se celebra cuando confirmamos el envío.</p><h3>Precio</h3><p>Vale el precio que se muestra al tramitar el pedido, con IVA incluido. Si es claramente erróneo, te avisamos antes de cobrar nada.</p><h3>Entrega y riesgo</h3><p>El riesgo es nuestro hasta que tienes el paquete en tus manos.</p><h3>Desistimiento</h3><p>Puedes devolver los artículos en sesenta días sin dar motivos. Tu derecho legal de desistimiento de catorce días sigue intacto.</p><h3>Garantía</h3><p>Se aplica la garantía legal de tres años. Reparamos, cambiamos o devolvemos el dinero, en este orden.</p>',
  'Text message terms': 'Condiciones de los SMS',
  'What you agree to when you tick the box.': 'Qué aceptas al marcar la casilla.',
  '@sms-terms-text.html':
    '<p>Hasta seis mensajes al mes sobre pedidos, colores nuevos y ofertas. Se aplican las tarifas de tu operador. Responde STOP para dejar de recibirlos y HELP para ayuda. Aceptar no es condición para comprar.</p>',
  'Associate discount terms': 'Condiciones del descuento de empleado',
  'For the people who work here.': 'Para quienes trabajan aquí.',
  '@associate-discount-terms-text.html':
    '<ul><li>El descuento es del 40 % en todo menos tarjetas regalo.</li><li>Es para ti y tu hogar, no para reventa; lo que vendes en una tienda no lo tiene.</li><li>Cuenta hasta tu límite anual, que ves en tu cuenta.</li><li>No se suma a los códigos: cuenta el que más rebaja. Termina con tu empleo.</li></ul>',
  Accessibility: 'Accesibilidad',
  'The shop should work for everyone.': 'La tienda debe funcionar para todos.',
  '@accessibility-text.html':
    '<p>Seguimos WCAG 2.2 AA: con teclado, con lector de pantalla, con el texto al doble, en pantallas estrechas y sin animaciones. Dinos dónde falla: access@waymark.example. Respondemos en dos días laborables y lo arreglamos.</p>',
  'What every order comes with': 'Lo que incluye cada pedido',
  'What you can count on': 'Con lo que puedes contar',
  'Delivery in short': 'El envío en breve',
  '<p>Standard delivery takes {days} working days and is free from {free}. Faster services are in the cart.</p>':
    '<p>El envío estándar tarda {days} días laborables y es gratis desde {free}. En la cesta hay opciones más rápidas.</p>',
  '<p>Standard delivery takes {days} working days. Faster services are in the cart.</p>':
    '<p>El envío estándar tarda {days} días laborables. En la cesta hay opciones más rápidas.</p>',
  'Returns in short': 'Las devoluciones en breve',
  Returns: 'Devoluciones',
  '<p>Sixty days, unworn or worn indoors. Print the label from your order, or bring it to a store.</p>':
    '<p>Sesenta días, sin usar o usado solo en casa. Imprime la etiqueta desde tu pedido o llévalo a una tienda.</p>',
  'SMS terms': 'Condiciones SMS',
  'Newsletter consent': 'Permiso para el boletín',
  'The newsletter': 'El boletín',
  '<p>Two letters a month. We measure whether they are opened, and stop when you say so.</p>':
    '<p>Dos correos al mes. Medimos si se abren y paramos cuando lo digas.</p>',
  'Associate discount': 'Descuento de empleado',
  '<p>For you and your household, within your yearly limit, not for resale, not together with codes.</p>':
    '<p>Para ti y tu hogar, dentro de tu límite anual, sin reventa, no se suma a los códigos.</p>',
  'Pay later': 'Pagar después',
  '<p>Pay in three or four parts, without interest, if the provider agrees. You see the dates before you confirm.</p>':
    '<p>Paga en tres o cuatro plazos, sin intereses, si el socio lo acepta. Ves las fechas antes de confirmar.</p>',
  'Notes from the trail': 'Noticias del camino',
  'Fifteen percent off your first order': 'Quince por ciento en tu primer pedido',
  '<p>Two letters a month: new colours, field repairs, a route worth the bus ride. The first brings a code for fifteen percent off.</p>':
    '<p>Dos correos al mes: colores nuevos, arreglos de campo, una ruta que merece el autobús. El primero trae un código del quince por ciento.</p>',
  'For new subscribers, once. Leave with one click.': 'Para nuevos suscriptores, una vez. Te das de baja con un clic.',
  'What came out of the workshop this season.': 'Lo que ha salido del taller esta temporada.',
  '<p>New styles, and new colours of old ones. We add a colour only when the last one has sold through.</p>':
    '<p>Modelos nuevos, y colores nuevos de los de siempre. Añadimos un color solo cuando el último se ha vendido.</p>',
  New: 'Novedades',
  Women: 'Mujer',
  Men: 'Hombre',
  Kids: 'Niños',
  Gear: 'Equipo',
  Sale: 'Rebajas',
  Footwear: 'Calzado',
  Clothing: 'Ropa',
  Jackets: 'Chaquetas',
  Packs: 'Mochilas',
  Tents: 'Tiendas de campaña',
  Read: 'Leer',
  'Cut for women from the first pattern, not shrunk from the men’s.':
    'Cortado para mujer desde el primer patrón, no encogido del de hombre.',
  'Layers that get along': 'Capas que se entienden',
  'Base, middle, shell: what goes with what.': 'Base, intermedia, exterior: qué va con qué.',
  '@shelf-2000-text.html':
    '<h3>Para mujeres que salen</h3><p>Zapatillas de trail con horma de mujer, botas de talón más estrecho, chaquetas con sitio para la cadera y el arnés. Los pantalones vienen en tres largos, las chaquetas de XXS a XXL, y cada tabla está medida en personas.</p>',
  'Three ways to lace': 'Tres formas de atar',
  'Heel slip, high instep, sore toe.': 'Talón que resbala, empeine alto, dedo dolorido.',
  'Resole or retire?': '¿Cambiar la suela o jubilarlas?',
  'How to look at a boot.': 'Cómo mirar una bota.',
  'Four years to dry': 'Cuatro años hasta secar',
  'How we left PFAS behind.': 'Cómo dejamos atrás los PFAS.',
  'A small number of things for a large number of days.': 'Pocas cosas para muchos días.',
  'Packing for five days of rain': 'Equipaje para cinco días de lluvia',
  'The list, and the order in which it goes in.': 'La lista, y el orden en que entra.',
  '@shelf-3000-text.html':
    '<h3>Para el monte, y la semana de en medio</h3><p>Botas de horma normal y ancha, pantalones por cintura y largo, chaquetas para el tiempo atlántico. Casi todo se arregla, y lo hacemos nosotros.</p>',
  'The same materials, reinforced knees, a name label in every collar.':
    'Los mismos materiales, rodillas reforzadas, una etiqueta con el nombre en cada cuello.',
  '@shelf-4000-text.html':
    '<h3>Sitio para crecer</h3><p>Las mangas dan una talla más, la cintura se ajusta, las suelas perdonan. Lo que aguanta al primer niño pasa al siguiente; lo demás lo arreglamos.</p>',
  'What you carry, sleep in and drink from.': 'Para llevar, dormir y beber.',
  'Sleeping warm': 'Dormir caliente',
  'It is mostly about supper.': 'Es sobre todo cuestión de cena.',
  '@shelf-5000-text.html':
    '<h3>Pesado con honradez</h3><p>Los pesos incluyen fundas, piquetas y correas. Las temperaturas son de confort. Los volúmenes se miden con alubias, como dice la norma.</p>',
  'Last season’s colours, this season’s warranty.': 'Colores de la temporada pasada, garantía de esta.',
  '@shelf-6000-text.html':
    '<p>Rebajado hasta agotar tallas. Junto a cada precio está el más bajo de los treinta días anteriores a la rebaja, para que sepas lo que vale.</p>',
  'Worth knowing': 'Conviene saberlo',
  'Three ways to lace a trail shoe': 'Tres formas de atar una zapatilla de trail',
  'Heel slip, a high instep, a sore toe: each has a lacing.':
    'Talón que resbala, empeine alto, dedo dolorido: para cada uno hay un atado.',
  'Read the story': 'Leer el artículo',
  'Five minutes with a boot in your hands.': 'Cinco minutos con una bota en las manos.',
  'How we took PFAS out of every shell.': 'Cómo quitamos los PFAS de cada chaqueta.',
  'The bag only keeps what you bring.': 'El saco solo guarda el calor que traes.',
  'What others are looking at': 'Lo que miran los demás',
  'Sleeping bags': 'Sacos de dormir',
  'A week of rain': 'Una semana de lluvia',
  'Dry from the neck to the toes, and dry again by morning.':
    'Secos del cuello a los pies, y secos otra vez por la mañana.',
  'From hut to hut': 'De refugio en refugio',
  'Boots that dry overnight, a pack for four days, wool that forgives.':
    'Botas que secan en una noche, una mochila para cuatro días, lana que perdona.',
  'The first frost': 'La primera helada',
  'Warm layers for still mornings and short days.': 'Capas cálidas para mañanas tranquilas y días cortos.',
  'Which jacket?': '¿Qué chaqueta?',
  'Rain, cold or wind: what each kind is made for.': 'Lluvia, frío o viento: para qué sirve cada tipo.',
  'Which backpack?': '¿Qué mochila?',
  'Litres before looks: for a day, a night or a week.':
    'Primero los litros, luego el estilo: para un día, una noche o una semana.',
  'Which shoe for which ground?': '¿Qué zapatilla para qué terreno?',
  'Path, scree or snow: grip and support that match.': 'Sendero, pedrera o nieve: el agarre y la sujeción adecuados.',
  'Where will you sleep?': '¿Dónde va a dormir?',
  'Tents by season, sleeping bags by the coldest night.':
    'Tiendas según la estación, sacos de dormir según la noche más fría.',
  'Shoes to try on in a store': 'Zapatillas para probar en tienda',
  'What to ask for when you come by, and what our fitters look at.':
    'Qué pedir cuando venga, y en qué se fijan nuestros asesores.',
} satisfies Record<string, string>;
